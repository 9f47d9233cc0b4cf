/** Marks that a person may leave out: accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Letters with a stroke, or tied together, which have no accent to leave out. */
const LETTERS: Readonly<Record<string, string>> = { Ø: 'O', Ł: 'L', Đ: 'D', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/**
 * A text as it is compared: without case and accents. Upper case, as it makes SS of ß, and one letter of the two i of
 * Turkish. Vowel signs of other scripts, which are marks as well, stay: without them it would be another word.
 */
export const fold = (text: string, language: string): string =>
  text
    .toLocaleUpperCase(language)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ØŁĐÆŒÞ]/g, (letter) => LETTERS[letter]!);

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
