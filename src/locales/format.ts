/** Number formats and plural rules of a language. Created on first use, because that takes browsers some milliseconds. */
export function formatsOf(tag: string) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    /** Formats a number in the digits of the language. Without grouping, because it may be a year or a port. */
    number: (value: number): string =>
      (numbers ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: false })).format(value),
    /** Selects the form for a number, such as `{ one: 'character', other: 'characters' }`. */
    plural: (count: number, forms: PluralForms): string =>
      forms[(rules ??= new Intl.PluralRules(tag)).select(count)] ?? forms.other,
  };
}

/** Words by plural category (CLDR). Every language has `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Joins the parts that are not empty, separated by commas. */
export const list = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

/** How a language expresses an amount. */
export interface Amounts {
  readonly exactly: (count: number) => string;
  readonly between: (least: number, most: number) => string;
  readonly atLeast: (least: number) => string;
  readonly atMost: (most: number) => string;
}

/** Expresses an amount by its bounds. Empty without bounds. */
export function amount(
  least: number | undefined,
  most: number | undefined,
  { exactly, between, atLeast, atMost }: Amounts,
): string {
  if (least !== undefined && most !== undefined) return least === most ? exactly(least) : between(least, most);
  return least !== undefined ? atLeast(least) : most !== undefined ? atMost(most) : '';
}

/** The same for countable things, where a minimum of 0 says nothing. */
export const count = (least: number | undefined, most: number | undefined, amounts: Amounts): string =>
  amount(least === 0 ? undefined : least, most, amounts);
