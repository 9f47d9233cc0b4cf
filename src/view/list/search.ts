/**
 * Marks that users may leave out: accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic, and characters that only
 * join or stretch letters.
 */
const MARKS =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f]/g;
/** Characters that users type differently: letters with a stroke, ligatures, and typographic punctuation. */
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
 * Returns a text for comparison, without case and accents. Upper case turns ß into SS and handles both i of Turkish. Vowel
 * signs of other scripts are marks, too, but they stay, because they distinguish words.
 */
export const fold = (text: string, language: string): string =>
  text
    .toLocaleUpperCase(language)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(TO_TYPE, (letter) => TYPED[letter]!);

/** The indexes of the texts that match a query: first those with a word that starts with it, then the others. */
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

/** The index of the only text that equals a query, or -1. If two texts differ only in an accent, neither is chosen. */
export function only(folded: readonly string[], query: string): number {
  const place = folded.indexOf(query);
  return folded.lastIndexOf(query) === place ? place : -1;
}
