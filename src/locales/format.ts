/**
 * How a language writes numbers, and what it says of one, of two, of many. Made when first needed: a browser takes longer
 * to make these than to load all else, and most pages that can ask never do.
 */
export function formatsOf(tag: string) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    /** With the language's decimal mark and digits; not grouped, as it may be a year or a port. */
    number: (value: number): string =>
      (numbers ??= new Intl.NumberFormat(tag, { maximumFractionDigits: 20, useGrouping: false })).format(value),
    /** The form for a number, such as `{ one: 'character', other: 'characters' }`. */
    plural: (count: number, forms: PluralForms): string =>
      forms[(rules ??= new Intl.PluralRules(tag)).select(count)] ?? forms.other,
  };
}

/** By the plural categories of a language (CLDR): those that it has, and `other`, which each has. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What is there of these, set apart by commas. */
export const list = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

/** What a language calls an amount: exactly so many, from one to another, at least, at most. */
export interface Amounts {
  readonly exactly: (count: number) => string;
  readonly between: (least: number, most: number) => string;
  readonly atLeast: (least: number) => string;
  readonly atMost: (most: number) => string;
}

/** The one of them that two bounds come to; nothing without a bound. */
export function amount(
  least: number | undefined,
  most: number | undefined,
  { exactly, between, atLeast, atMost }: Amounts,
): string {
  if (least !== undefined && most !== undefined) return least === most ? exactly(least) : between(least, most);
  return least !== undefined ? atLeast(least) : most !== undefined ? atMost(most) : '';
}

/** The same of things that are counted: at least none says nothing. */
export const count = (least: number | undefined, most: number | undefined, amounts: Amounts): string =>
  amount(least === 0 ? undefined : least, most, amounts);
