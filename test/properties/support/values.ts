import { fc } from './runs.js';

/** A value, and whether it was made to lie just at a limit. */
export interface Probe {
  readonly value: unknown;
  readonly isNear: boolean;
}

const near = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Probe> => values.map((value) => ({ value, isNear: true }));
const far = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Probe> => values.map((value) => ({ value, isNear: false }));

/** One unit of length each, though not of UTF-16; a lone surrogate among them. */
const character = fc.constantFrom('a', 'Z', '0', ' ', '-', '@', '.', 'é', '日', '😀', '\u0301', '\ud83d');

export const textOfLength = (length: number): fc.Arbitrary<string> =>
  fc
    .array(character, { minLength: Math.max(0, length), maxLength: Math.max(0, length) })
    .map((units) => units.join(''));

const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'));

const date = fc
  .tuple(fc.constantFrom('0000', '1900', '2000', '2023', '2024', '9999', '24'), twoDigits(13), twoDigits(32))
  .map((parts) => parts.join('-'));

/** ajv takes hour 24 and minute 60 before a leap second with the right offset, which RFC 3339 does not. */
const time = fc
  .tuple(twoDigits(24), twoDigits(60), twoDigits(61))
  .filter(([hour, minute, second]) => second < '60' || (hour < '24' && minute < '60'))
  .map((parts) => parts.join(':'));
const leapSecond = fc.constantFrom('23:59:60Z', '15:59:60-08:00', '05:29:60+05:30', '00:59:60+01:00', '12:00:60Z');
const offset = fc.oneof(
  fc.constantFrom('Z', 'z', ''),
  fc
    .tuple(fc.constantFrom('+', '-'), twoDigits(24), fc.constantFrom(':', ''), twoDigits(60))
    .map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('+', '-'), twoDigits(24)).map((parts) => parts.join('')),
);
const clock = fc.oneof(
  leapSecond,
  fc.tuple(time, fc.constantFrom('', '.5', '.123456789', '.'), offset).map((parts) => parts.join('')),
);
const dateTime = fc.tuple(date, fc.constantFrom('T', 't', ' ', '  ', ''), clock).map((parts) => parts.join(''));

const emails = [
  'a@b.co',
  'some.one+tag@mail.example.org',
  "o'neil@example.org",
  'a@b',
  '@b.co',
  'a..b@c.de',
  'a@b..co',
];
const uris = [
  'https://example.org',
  'mailto:a@b.co',
  'urn:a:b',
  'example.org',
  '/a',
  'http://[::1]:80/',
  'a:',
  '://',
  '',
];

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.oneof(fc.emailAddress(), fc.constantFrom(...emails)),
  uri: fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.constantFrom(...uris)),
  date: fc.oneof(date, fc.constantFrom('2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29', '2026-03-01')),
  'date-time': fc.oneof(dateTime, fc.constantFrom('2026-03-01T09:30:00Z', '2026-03-01T09:30:00.5+05:30')),
};

/** A text that is nearly another: one character more, less, or other. */
const nearly = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(), fc.nat(1), fc.constantFrom('', 'x', '0', ':', '-', ' ', '@', '\n', '٣'))
    .map(([text, place, drop, put]) => {
      const at = text.length ? place % (text.length + 1) : 0;
      return text.slice(0, at) + put + text.slice(at + drop);
    });

type Schema = Readonly<Record<string, unknown>>;
const limit = (schema: Schema, keyword: string) => schema[keyword] as number | undefined;
const around = (bounds: readonly (number | undefined)[], steps: readonly number[]): readonly number[] =>
  bounds.flatMap((bound) => (bound === undefined ? [] : steps.map((step) => bound + step)));

export function textFor(schema: Schema): fc.Arbitrary<string> {
  const formatted = byFormat[schema['format'] as string];
  const lengths = around([limit(schema, 'minLength'), limit(schema, 'maxLength')], [-1, 0, 1]);
  const long = fc.constantFrom(...(lengths.length ? lengths : [0, 1, 5])).chain(textOfLength);
  return formatted
    ? fc.oneof({ arbitrary: formatted, weight: 4 }, { arbitrary: nearly(formatted), weight: 2 }, long)
    : long;
}

/** Numbers about the limits, multiples and near misses of them, and any others. */
export function numberFor(schema: Schema): fc.Arbitrary<number> {
  const step = limit(schema, 'multipleOf') ?? 1;
  const keywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];
  const bounds = keywords.map((keyword) => limit(schema, keyword));
  const at = around(bounds, [-1, -step, -0.01, -1e-7, 0, 0, 1e-7, 0.01, step, 1]);
  const [low = -100, high = 100] = [Math.min(...around(bounds, [-2])), Math.max(...around(bounds, [2]))].map((bound) =>
    Number.isFinite(bound) ? bound : undefined,
  );
  const steps = fc.integer({ min: Math.floor(low / step), max: Math.ceil(high / step) });
  return fc.oneof(
    { arbitrary: fc.constantFrom(...(at.length ? at : [0, -1, 2.5, 19.99])), weight: 3 },
    { arbitrary: steps.map((count) => count * step), weight: 4 },
    {
      arbitrary: fc.tuple(steps, fc.constantFrom(1e-7, 1e-4, 0.5)).map(([count, by]) => (count + by) * step),
      weight: 1,
    },
  );
}

export function listFor(schema: Schema): fc.Arbitrary<readonly string[]> {
  const items = (schema['items'] ?? {}) as Schema;
  const counts = around([limit(schema, 'minItems'), limit(schema, 'maxItems')], [-1, 0, 1]).filter(
    (count) => count >= 0,
  );
  const names = items['enum'] as readonly string[] | undefined;
  const item = names?.length
    ? fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 9 }, fc.constant('z'))
    : textFor(items);
  return fc.constantFrom(...(counts.length ? counts : [0, 1, 3])).chain((count) => {
    const size = { minLength: count, maxLength: count };
    return fc.oneof(fc.array(item, size), fc.uniqueArray(item, { maxLength: count }));
  });
}

/** Values of another type than was asked for, or none at all. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, NaN, Infinity, '', '3', [], {}, ['a', 1], [null], [['a']], 0, 2.5),
  fc.jsonValue({ maxDepth: 2 }),
);

/** What there is to choose, by `enum` or by constants. */
function namesOf(schema: Schema): readonly unknown[] | undefined {
  const constants = (schema['oneOf'] ?? schema['anyOf']) as readonly { const: unknown }[] | undefined;
  return (schema['enum'] as readonly unknown[] | undefined) ?? constants?.map(({ const: value }) => value);
}

/** Values to hold against a schema: mostly about its limits, some from elsewhere. */
export function probes(schema: Schema): fc.Arbitrary<Probe> {
  const names = namesOf(schema);
  const typed = names
    ? fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 3 }, fc.constantFrom(...names.map(String)))
    : schema['type'] === 'string'
      ? textFor(schema)
      : schema['type'] === 'array'
        ? listFor(schema)
        : numberFor(schema);
  return fc.oneof({ arbitrary: near(typed), weight: 9 }, { arbitrary: far(strange), weight: 1 });
}
