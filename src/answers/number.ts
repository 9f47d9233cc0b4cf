/**
 * The number that a text says, with the decimal mark of the language or the dot; undefined where it says none.
 * Where the dot groups thousands, `1.000` is asked again rather than taken for one.
 */
export function parseNumber(text: string, mark: string): number | undefined {
  const ascii = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/\p{Nd}/gu, digitValue);
  if (mark !== '.' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(ascii)) return undefined;
  const dotted = ascii.replace(mark, '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(dotted) ? Number(dotted) + 0 : undefined; // -0 is 0 in JSON
}

/** Decimal digits come in runs of ten, zero first, in every script; some runs follow one another. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
