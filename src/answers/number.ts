/**
 * Parses a number, with a dot or the decimal mark of the language. Undefined if the text is not a number. If the decimal mark
 * is a comma, `1.000` is refused, because it may mean one thousand.
 */
export function parseNumber(text: string, mark: string): number | undefined {
  const digits = plainNumber(text, mark);
  return digits === undefined ? undefined : Number(digits) + 0; // -0 is 0 in JSON
}

/** Whether parsing changes the digits that were typed. Numbers with an exponent may be rounded. */
export function isRounded(text: string, mark: string): boolean {
  const digits = plainNumber(text, mark) ?? '';
  const [, whole] = /^[+]?(-?\d+)\.?0*$/.exec(digits) ?? [];
  return !Number.isFinite(Number(digits)) || (whole !== undefined && BigInt(whole) !== BigInt(Number(digits)));
}

/** The text in ASCII digits with a dot. */
function plainNumber(text: string, mark: string): string | undefined {
  const ascii = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/\p{Nd}/gu, digitValue);
  if (mark !== '.' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(ascii)) return undefined;
  const dotted = ascii.replace(mark, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(dotted) ? dotted : undefined;
}

/** In Unicode, the decimal digits of each script are consecutive, starting with zero. Some runs are adjacent. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
