/** The decimal mark of a language: "." or "," nearly everywhere. */
export function decimalMark(language: string): string {
  const parts = new Intl.NumberFormat(language || undefined).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

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
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(dotted) ? Number(dotted) : undefined;
}

/** Decimal digits come in runs of ten, zero first, in every script. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code < 0x80) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
