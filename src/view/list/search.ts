/**
 * Marks that a person may leave out: accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, what only joins
 * or stretches letters.
 */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f]/g;
/** What is typed otherwise: letters with a stroke, or tied together, have no accent to leave out; signs have a plain one. */
const TYPED: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  '‘': "'",
  '’': "'",
  '\u02bc': "'",
  '\u2010': '-',
  '\u2011': '-',
  '–': '-',
  '\u05be': '-',
};
const TO_TYPE = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');

/**
 * A text as it is compared: without case and accents. Upper case, as it makes SS of ß, and one letter of the two i of
 * Turkish. Vowel signs of other scripts, which are marks as well, stay: without them it would be another word.
 */
export const fold = (text: string, language: string): string =>
  text
    .toLocaleUpperCase(language)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TO_TYPE, (letter) => TYPED[letter]!);

/** The places of what fits a query: first what has a word that begins with it, then what has it anywhere. */
export function search(folded: readonly string[], query: string): readonly number[] {
  const found: number[] = [];
  const inside: number[] = [];
  folded.forEach((text, place) => {
    const at = text.indexOf(query);
    if (at < 0) return;
    if (beginsWord(text, query, at)) found.push(place);
    else inside.push(place);
  });
  return [...found, ...inside];
}

function beginsWord(text: string, query: string, first: number): boolean {
  for (let at = first; at >= 0; at = text.indexOf(query, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
    if (query === '') return false;
  }
  return false;
}

/** The place of what a query is alone in being, or -1: of two that differ in an accent only, neither was meant. */
export function only(folded: readonly string[], query: string): number {
  const place = folded.indexOf(query);
  return folded.lastIndexOf(query) === place ? place : -1;
}
