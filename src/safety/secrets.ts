import type { Question } from '../schema/question.js';
import * as words from './secret-words.js';

/**
 * Words that name a credential, in English and what other languages took from it: lower case, without accents. A server
 * must not ask for one in a form.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations
 */
const CREDENTIALS =
  'p[a4@][s5$]{2}(?:w[o0]rds?|wd|phrases?|codes?|keys?)|pass (?:phrase|code)|pwd|jwt|bearer|(?:seed|recovery) phrase|mnemonic|credentials?|client secret|' +
  '(?:api|access|secret|private|encryption|signing|(?<!public )ssh|master|account|recovery) ?keys?|' +
  '(?:access|api|auth|bearer|refresh|session|security|deploy) ?tokens?|(?:card|pin|cc) ?(?:number|no)|credit ?card|cvv2?|cvc2?|csc|t?otp|2fa|connection string|' +
  'one[ -]time (?:code|password|pin)|(?:verification|authentication|security|2fa|mfa|sms|two[ -]factor|login|recovery|backup|pin) ?codes?';

/** Grown together with what it opens, as words do in German and Dutch. */
const COMPOUND = '\\p{L}{3}passwor[dt]';

/** Words that name a credential where nothing follows them: a pin may be on a map, and tokens may be counted. */
const LAST =
  '(?<!(?:map|location|drop|lapel) )pin|token|secret|(?<!\\p{L} ?)pass|(?:user|db|database|smtp|ftp|admin|root|mail|login) ?pass';

/** What makes of a credential something about credentials. */
const ABOUT =
  'length|policy|strength|rules?|manager|count|limit|type|format|expir\\w*|lifetime|name|hint|reset|rotation|budget';

/** In the sentence of a credential: what is never asked for is not asked for. What comes after it promises something. */
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

/** Where a credential can be typed. */
const TYPED: ReadonlySet<string> = new Set(['text', 'number', 'list', 'open-choice']);

/** Does a question ask for a password, key, token, card number, one-time code, or the like? */
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

/** "Never enter your password here" does not. */
function asks(sentence: string): boolean {
  const found = anywhere.exec(sentence) ?? yours.exec(sentence);
  if (!found) return false;
  const [before, after] = [sentence.slice(0, found.index), sentence.slice(found.index)];
  return !NEGATION.test(before) && !NEGATION_AFTER.test(after);
}

/** Words in lower case, without accents, `camelCase` and `snake_case` apart, and without what only hides them. */
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

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES = 'аaвbеeкkмmнhоoрpсcтtуyхxіiјjѕsԁdοoαaρpνv';

/** A word that mixes Latin letters with lookalikes is meant to be read as Latin. */
function unmixed(word: string): string {
  if (!/[a-z]/i.test(word) || /^\p{ASCII}*$/u.test(word)) return word;
  return word.replace(/[^a-z]/gi, (letter) => {
    const place = LOOKALIKES.indexOf(letter.toLowerCase());
    return place >= 0 && place % 2 === 0 ? LOOKALIKES[place + 1]! : letter;
  });
}
