/**
 * The number that a text says, with the decimal mark of the language or the dot; undefined where it says none.
 * Where the dot groups thousands, `1.000` is asked again rather than taken for one.
 */
export function parseNumber(text: string, mark: string): number | undefined {
  const digits = plainNumber(text, mark);
  return digits === undefined ? undefined : Number(digits) + 0; // -0 is 0 in JSON
}

/** Would other digits be sent than were typed? Of what is written with an exponent, the size is meant, not each digit. */
export function isRounded(text: string, mark: string): boolean {
  const digits = plainNumber(text, mark) ?? '';
  const [, whole] = /^[+]?(-?\d+)\.?0*$/.exec(digits) ?? [];
  return !Number.isFinite(Number(digits)) || (whole !== undefined && BigInt(whole) !== BigInt(Number(digits)));
}

/** The same in ASCII digits with a dot. */
function plainNumber(text: string, mark: string): string | undefined {
  const ascii = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/\p{Nd}/gu, digitValue);
  if (mark !== '.' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(ascii)) return undefined;
  const dotted = ascii.replace(mark, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(dotted) ? dotted : undefined;
}

/** Decimal digits come in runs of ten, zero first, in every script; some runs follow one another. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
