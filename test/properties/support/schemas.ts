import { fc } from './runs.js';

/** Schemas of the subset that elicitation takes, as servers write them. Their limits need not be sensible. */
export type Schema = Readonly<Record<string, unknown>>;

const count = (max: number) => fc.integer({ min: 0, max });
const some = (keywords: Record<string, fc.Arbitrary<unknown>>) => fc.record(keywords, { requiredKeys: [] });

export const format = fc.constantFrom('email', 'uri', 'date', 'date-time');
const lengths = some({ minLength: count(3), maxLength: fc.integer({ min: 2, max: 8 }) });
const textual = fc.oneof(
  { arbitrary: lengths, weight: 3 },
  { arbitrary: fc.record({ format }), weight: 3 },
  { arbitrary: some({ format, minLength: count(4), maxLength: fc.integer({ min: 8, max: 30 }) }), weight: 1 },
);

const bound = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: -2000, max: 2000 }).map((hundredths) => hundredths / 100),
  fc.constantFrom(0, 1e15, -1e15, 0.1, 19.99),
);
const numeric = some({
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: fc.constantFrom(1, 2, 3, 7, 10, 0.01, 0.1, 0.25, 0.5, 1.5),
});
const few = fc.record({ key: fc.constantFrom('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'), bound });
const numericSeldom = fc.oneof(
  numeric,
  few.map(({ key, bound: value }): Schema => ({ [key]: value })),
);

const typed = (type: string, keywords: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> =>
  keywords.map((limits) => ({ type, ...limits }));

export const text = typed('string', textual);
export const number = typed('number', numericSeldom);
export const integer = typed('integer', numericSeldom);

const counts = some({ minItems: count(2), maxItems: fc.integer({ min: 2, max: 5 }), uniqueItems: fc.boolean() });
const name = fc.constantFrom('a', 'b', 'c', 'dd', 'Ω', '', '😀', '10');
export const names = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });

export const lines = fc.tuple(counts, text).map(([limits, items]): Schema => ({ type: 'array', ...limits, items }));
export const several = fc
  .tuple(counts, names)
  .map(([limits, values]): Schema => ({ type: 'array', ...limits, items: { type: 'string', enum: values } }));

const scalar = fc.constantFrom<unknown>('a', 'bb', '', '1', 1, 0, 2.5, -3, true, false, null);
export const choice = fc
  .record({
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 6 }),
    limits: fc.oneof(
      fc.constant<Schema>({}),
      fc.record({ type: fc.constantFrom('string', 'number', 'integer', 'boolean') }),
      fc.record({ minLength: count(2), maximum: count(2) }),
    ),
  })
  .map(({ limits, ...values }): Schema => ({ ...values, ...limits }));

/** The same options under other keywords. */
export const unionOf = (keyword: 'oneOf' | 'anyOf', { enum: values, ...rest }: Schema): Schema => ({
  ...rest,
  [keyword]: (values as readonly unknown[]).map((value, i) => ({ const: value, title: `Option ${i}` })),
});
