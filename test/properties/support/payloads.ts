import { fc } from './runs.js';

/** Payloads that are nearly right: good ones, broken in a place or three. */

type Json = unknown;
type RecipeOf<A> = A extends fc.Arbitrary<infer R> ? R : never;

const first = {
  name: { type: 'string', title: 'Name', minLength: 1, maxLength: 300, default: 'Ada' },
  mail: { type: 'string', format: 'email' },
  at: { type: 'string', format: 'date-time', default: '2026-03-01T09:30:00Z' },
  timezone: { type: ['string', 'null'] },
  n: { type: 'integer', minimum: 1, exclusiveMaximum: 9, multipleOf: 2, default: 4 },
  share: { type: 'number', maximum: 1, default: 0.5 },
  sure: { type: 'boolean', default: false },
};
const second = {
  level: { $ref: '#/$defs/Level', default: 'low' },
  plan: { oneOf: [{ const: 'pro', title: 'Pro' }, { const: 'ent' }] },
  zone: { anyOf: [{ type: 'string', enum: ['north', null] }, { type: 'null' }], default: null },
  open: { anyOf: [{ enum: ['a', 'b'] }, { type: 'string', pattern: '^x' }] },
  tags: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'string', enum: ['a', 'b'] }, default: ['a'] },
  lines: { type: 'array', uniqueItems: true, items: { allOf: [{ type: 'string', maxLength: 3 }] } },
  legacy: { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] },
  loop: { $ref: '#/$defs/Loop' },
};
const schemaOf = (properties: Json, ...required: readonly string[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    Level: { type: 'string', enum: ['low', 'high'] },
    Loop: { $ref: '#/$defs/Pool' },
    Pool: { allOf: [{ $ref: '#/$defs/Loop' }] },
  },
  properties,
  required,
});
const params = { message: 'Hi', requestedSchema: schemaOf(first, 'name', 'sure') };
const others = { message: 'Hi', requestedSchema: schemaOf(second, 'level', 'tags') };
const good: readonly Json[] = [
  params,
  { ...others, mode: 'form' },
  { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params },
  { method: 'elicitation/create', params: others },
  { jsonrpc: '2.0', id: 2, method: 'sampling/createMessage', params: { messages: [] } },
  { mode: 'url', message: 'Go', url: 'https://example.org', elicitationId: 'e' },
  { jsonrpc: '2.0', id: 'a', result: { inputRequests: { a: { method: 'elicitation/create', params } } } },
];

const keyword = fc.constantFrom(
  ...[
    'type',
    'enum',
    'const',
    'oneOf',
    'anyOf',
    'allOf',
    '$ref',
    '$defs',
    'properties',
    'required',
    'items',
    'default',
  ],
  ...['minimum', 'maximum', 'multipleOf', 'minLength', 'maxItems', 'format', 'pattern', 'title', 'enumNames'],
  ...['mode', 'method', 'params', 'message', 'requestedSchema', 'url', 'jsonrpc', 'id', 'inputRequests'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', ''],
);

const scalar = fc.constantFrom<Json>(
  ...[null, true, false, 0, -0, -1, 1, 2.5, 1e300, 2 ** 53, 'a', '', '\ud800', 'string', 'integer', 'array', 'object'],
  ...[
    'null',
    'email',
    'elicitation/create',
    'form',
    'url',
    '#',
    '#/',
    '#/$defs/Loop',
    '#/properties/n',
    '#/%',
    '__proto__',
  ],
  ...['constructor', '(a+)+$', '('],
);

/** An object whose keys are own ones, whatever their names. */
const object = (value: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.array(fc.tuple(keyword, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('json'), { maxLength: 4 }),
    object(tie('json')),
  ),
}));

/** Any JSON; half of it in the words of MCP and JSON Schema. */
export const anyJson: fc.Arbitrary<Json> = fc.oneof(fc.jsonValue(), json);

type Change = readonly [place: number, how: 'put' | 'drop' | 'add' | 'wrap' | 'move', key: string, value: Json];
type Container = Record<string, Json>;

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.nat(),
  fc.constantFrom('put', 'put', 'drop', 'add', 'wrap', 'move'),
  keyword,
  fc.oneof(scalar, json, fc.jsonValue({ maxDepth: 1 })),
);

/** Every place in a value: what holds it, and by which key. */
function* places(value: Json): Generator<readonly [Container, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value as Container, key];
    yield* places((value as Container)[key]);
  }
}

const set = (container: Container, key: string, value: Json) =>
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });

/** A copy of the payload that went through the changes. */
function changed(payload: Json, changes: readonly Change[]): Json {
  const copy = structuredClone({ payload }) as Container;
  for (const [place, how, key, drawn] of changes) {
    const value = structuredClone(drawn); // which later changes may change
    const all = [...places(copy)];
    const [container, at] = all[place % all.length]!;
    const there = container[at];
    if (how === 'put') set(container, at, value);
    else if (how === 'drop' && !Array.isArray(container) && container !== copy) delete container[at];
    else if (how === 'wrap') set(container, at, value === null ? [there] : { [key]: there });
    else if (how === 'move') set(container, at, structuredClone(all[(place * 7 + 3) % all.length]![0]));
    else if (typeof there === 'object' && there !== null && !Array.isArray(there)) set(there as Container, key, value);
    else set(container, at, value);
  }
  return copy['payload'];
}

/** Payloads that were good once. */
export const nearlyGood: fc.Arbitrary<Json> = fc
  .tuple(fc.constantFrom(...good), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([payload, changes]) => changed(payload, changes));

/** How to build a payload that is deep somewhere: itself it would be too deep to be printed. */
export const deep = fc.record({
  place: fc.nat(),
  depth: fc.integer({ min: 1_000, max: 50_000 }),
  key: fc.constantFrom('items', 'properties', 'anyOf', 'allOf', 'enum', 'const', 'type', 'default', 'mode', 'x', '0'),
  isList: fc.boolean(),
  payload: fc.constantFrom(...good),
});

/** A payload that is deeper than a call stack. */
export function build({ place, depth, key, isList, payload }: RecipeOf<typeof deep>): Json {
  let nested: Json = { type: 'string' };
  for (let i = 0; i < depth; i++) nested = isList ? { [key]: [nested] } : { [key]: nested };
  const copy = structuredClone({ payload }) as Container;
  const all = [...places(copy)];
  const [container, at] = all[place % all.length]!;
  set(container, at, nested);
  return copy['payload'];
}
