import type { Question } from '../schema/question.js';
import * as words from './secret-words.js';

/**
 * Words for credentials in English, and loan words in other languages. Lower case, without accents. A server must not ask
 * for credentials in a form.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations
 */
const CREDENTIALS =
  'p[a4@][s5$]{2}(?:w[o0]rds?|wd|phrases?|codes?|keys?)|pass (?:phrase|code)|pwd|jwt|bearer|(?:seed|recovery) phrase|mnemonic|credentials?|client secret|' +
  '(?:api|access|secret|private|encryption|signing|(?<!public )ssh|master|account|recovery) ?keys?|' +
  '(?:access|api|auth|bearer|refresh|session|security|deploy) ?tokens?|(?:card|pin|cc) ?(?:number|no)|credit ?card|cvv2?|cvc2?|csc|t?otp|2fa|connection string|' +
  'one[ -]time (?:code|password|pin)|(?:verification|authentication|security|2fa|mfa|sms|two[ -]factor|login|recovery|backup|pin) ?codes?';

/** Compounds with "password" in German and Dutch. */
const COMPOUND = '\\p{L}{3}passwor[dt]';

/** Words for credentials that count only at the end of a title. Elsewhere a pin may be on a map, and tokens may be counted. */
const LAST =
  '(?<!(?:map|location|drop|lapel) )pin|token|secret|(?<!\\p{L} ?)pass|(?:user|db|database|smtp|ftp|admin|root|mail|login) ?pass';

/** Words after a credential that show that only a property of it is meant, such as "password policy". */
const ABOUT =
  'length|policy|strength|rules?|manager|count|limit|type|format|expir\\w*|lifetime|name|hint|reset|rotation|budget';

/** Words before a credential that show that the sentence does not ask for it. */
const NEGATION = new RegExp(
  `(?<![\\p{L}'])(?:not|never|\\w+n't|cannot|no|without|${words.NEGATIONS})(?![\\p{L}])|${words.NEGATIONS_UNSPACED}`,
  'u',
);
const NEGATION_AFTER = new RegExp(words.NEGATIONS_AFTER, 'u');

const SENTENCES = /[.!?\u3002\uff01\uff1f]\s+|\n/u;

const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

const anywhere = new RegExp(
  `${word(`${CREDENTIALS}|${words.CREDENTIALS}`)}(?! (?:${ABOUT})\\b)|${COMPOUND}|${words.UNSPACED}`,
  'u',
);
const atTheEnd = new RegExp(`${word(`${LAST}|${words.LAST}`)}$`, 'u');
const yours = /(?<=\byour (?:\S+ ){0,2})(?:pin|token|secret)$/;
const known = new WeakMap<Question, boolean>();

/** The kinds of questions in which a credential can be typed. */
const TYPED: ReadonlySet<string> = new Set(['text', 'number', 'list', 'open-choice']);

/** Whether a question asks for a password, key, token, card number, one-time code or the like. */
export function asksForSecret(question: Question): boolean {
  let is = known.get(question);
  if (is === undefined) known.set(question, (is = TYPED.has(question.kind) && names(question)));
  return is;
}

function names({ name, label, description, format }: Question): boolean {
  return (
    format === 'password' ||
    [name, label].map(plain).some((title) => anywhere.test(title) || atTheEnd.test(title)) ||
    description.split(SENTENCES).some((sentence) => asks(plain(sentence)))
  );
}

/** Whether a sentence asks for a credential. "Never enter your password here" does not. */
function asks(sentence: string): boolean {
  const found = anywhere.exec(sentence) ?? yours.exec(sentence);
  if (!found) return false;
  const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index)];
  return !NEGATION.test(before) && !NEGATION_AFTER.test(after);
}

/** Lower case, without accents and invisible characters. `camelCase` and `snake_case` are split into words. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u00ad|\u034f|[\u200b-\u200f\u2060-\u2064]|\ufeff/g, '')
    .replace(/\p{L}+/gu, unmixed)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_.:-]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/’/g, "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** Pairs of a letter that looks Latin and the Latin letter. */
const LOOKALIKES = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdοoαaρpνv';

/** Replaces lookalikes in a word that also has Latin letters. */
function unmixed(word: string): string {
  if (!/[a-z]/i.test(word) || /^\p{ASCII}*$/u.test(word)) return word;
  return word.replace(/[^a-z]/gi, (letter) => {
    const place = LOOKALIKES.indexOf(letter.toLowerCase());
    return place >= 0 && place % 2 === 0 ? LOOKALIKES[place + 1]! : letter;
  });
}
