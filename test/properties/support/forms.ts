import { INCOMPLETE, type Entry } from '../../../src/answers/entries.js';
import type { Question } from '../../../src/schema/question.js';
import { fc } from './runs.js';
import { choice, integer, lines, number, several, text, unionOf, type Schema } from './schemas.js';
import { listFor, numberFor, probes, textFor } from './values.js';

const boolean = fc.constant<Schema>({ type: 'boolean' });
const timezone = fc.constant<Schema>({ type: 'string', format: 'timezone' });
const union = fc.tuple(fc.constantFrom('oneOf', 'anyOf'), choice).map(([keyword, schema]) => unionOf(keyword, schema));
const openChoice = fc
  .tuple(choice, text)
  .map(([{ enum: values }, free]): Schema => ({ anyOf: [{ enum: values }, free] }));
const openLines = fc
  .tuple(several, text)
  .map(([{ items, ...limits }, free]): Schema => ({ ...limits, items: { anyOf: [items, free] } }));

const plain = fc.oneof(text, number, integer, boolean, lines, several, choice, union, openChoice, openLines, timezone);

/** What cannot be asked for: it is left out. */
const unanswerable = fc.constantFrom<Schema>(
  { type: 'object', properties: {} },
  { type: 'array', items: { type: 'number' } },
  { type: 'array', items: { type: 'integer', enum: [1, 2] } },
  { allOf: [{ type: 'string' }, { minLength: 1 }] },
  { enum: [null] },
  {},
);

/** Sensible values and others, as defaults. */
const withDefault = (schemas: fc.Arbitrary<Schema>) =>
  fc.oneof(
    schemas,
    schemas.chain((schema) => probes(schema).map(({ value }): Schema => ({ ...schema, default: value }))),
  );

/** The ways in which servers wrap a schema; `$defs` collects what they refer to. */
const wraps: Readonly<Record<string, (schema: Schema, $defs: Record<string, Schema>) => Schema>> = {
  not: (schema) => schema,
  allOf: (schema) => ({ allOf: [schema] }),
  anyOfNull: (schema) => ({ anyOf: [schema, { type: 'null' }], default: null }),
  oneOfNull: (schema) => ({ oneOf: [{ type: 'null' }, schema], title: 'Perhaps' }),
  typeList: ({ type, ...schema }) => ('enum' in schema || !type ? { ...schema } : { ...schema, type: [type, 'null'] }),
  reference: (schema, $defs) => {
    const name = `d${Object.keys($defs).length}`;
    $defs[name] = schema;
    return { $ref: `#/$defs/${name}`, description: 'By reference' };
  },
};
const wrap = fc.constantFrom('not', 'not', ...Object.keys(wraps));

const name = fc.oneof(
  fc.constantFrom('a', 'b', 'firstName', 'tz', '__proto__', 'constructor', 'toString', 'a b', '', '2', '10', '1'),
  fc.string({ maxLength: 3 }),
);

export interface Form {
  readonly type: 'object';
  readonly $defs: Readonly<Record<string, Schema>>;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

const property = fc.record({
  name,
  schema: fc.oneof({ arbitrary: withDefault(plain), weight: 12 }, { arbitrary: unanswerable, weight: 1 }),
  wrap,
  required: fc.integer({ min: 0, max: 3 }).map((roll) => roll === 0),
});

export const form: fc.Arbitrary<Form> = fc
  .uniqueArray(property, { selector: ({ name: key }) => key, minLength: 1, maxLength: 5 })
  .map((properties) => {
    const $defs: Record<string, Schema> = {};
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((each) => [each.name, wraps[each.wrap]!(each.schema, $defs)])),
      required: properties.filter(({ required }) => required).map((each) => each.name),
      $defs,
    };
  });

/** In place of an entry: nobody touched the field. */
export const UNTOUCHED = Symbol('untouched');

const anyNumber = fc.constantFrom(
  '',
  '-0',
  '1e999',
  '-',
  'abc',
  '1,5',
  '1.000',
  '٤٢',
  '90071992547409910',
  '1e20',
  '0x1',
);
const localTime = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2024-02-29', '0001-01-01', '20260-01-01', ''),
    fc.constantFrom('02:30', '23:59:59'),
  )
  .map((parts) => parts.join('T'));

function typedFor(question: Question): fc.Arbitrary<Entry> {
  const limits = question.limits as Schema;
  const place = 'options' in question ? fc.nat(question.options.length - 1) : fc.constant(0);
  switch (question.kind) {
    case 'text':
      return fc.oneof(textFor(limits), fc.string({ unit: 'grapheme' }));
    case 'number':
      return fc.oneof({ arbitrary: numberFor(limits).map(String), weight: 3 }, anyNumber);
    case 'date':
      return fc.oneof(textFor(limits), fc.constantFrom('', INCOMPLETE));
    case 'date-time':
      return fc.oneof(localTime, fc.constantFrom('', INCOMPLETE));
    case 'timezone':
      return fc.constantFrom('Europe/Berlin', ' america/new_york', 'Nowhere', 'UTC', '', ' ');
    case 'boolean':
      return fc.constantFrom(true, false, undefined);
    case 'choice':
      return fc.oneof({ arbitrary: place, weight: 4 }, fc.constant(undefined));
    case 'open-choice':
      return fc.oneof(place, textFor(limits), fc.constantFrom('', undefined));
    case 'choices':
      return fc.shuffledSubarray([...question.options.keys()]);
    case 'list':
      return fc
        .oneof(listFor(limits), fc.array(textFor(limits['items'] as Schema), { maxLength: 4 }))
        .map((all) => all.join('\n'));
  }
}

/** What a person might enter for a question, or not. */
export const entryFor = (question: Question): fc.Arbitrary<Entry | typeof UNTOUCHED> =>
  fc.oneof({ arbitrary: typedFor(question), weight: 4 }, fc.constant<typeof UNTOUCHED>(UNTOUCHED));
