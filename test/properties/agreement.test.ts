import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { violation, type ValueType } from '../../src/answers/validate.js';
import { limitsOf, type Limits } from '../../src/schema/limits.js';
import { candidatesOf, toOptions } from '../../src/schema/options.js';
import { compile } from './support/ajv.js';
import { fc } from './support/runs.js';
import { choice, integer, lines, number, several, text, unionOf, type Schema } from './support/schemas.js';
import { probes } from './support/values.js';

/** As a question has them. */
const limitsWithItems = (schema: Schema): Limits => ({
  ...limitsOf(schema),
  ...('items' in schema && { items: limitsOf(schema['items'] as Schema) }),
});

const SCHEMAS = 400;
const VALUES = 8;

const tally = { pairs: 0, valid: 0, near: 0, nearValid: 0 };

/** Random schemas, each with random values to hold against it. */
const withValues = (schemas: fc.Arbitrary<Schema>) =>
  schemas.chain((schema) =>
    fc.tuple(fc.constant(schema), fc.array(probes(schema), { minLength: VALUES, maxLength: VALUES })),
  );

function agree(schemas: fc.Arbitrary<Schema>, isValidHere: (schema: Schema, value: unknown) => boolean) {
  fc.assert(
    fc.property(withValues(schemas), ([schema, values]) => {
      const judge = compile(schema);
      for (const { value, isNear } of values) {
        const isValid = judge(value);
        assert.equal(isValidHere(schema, value), isValid, `${JSON.stringify(value)} against ${JSON.stringify(schema)}`);
        tally.pairs++;
        if (isValid) tally.valid++;
        if (isNear) tally.near++;
        if (isNear && isValid) tally.nearValid++;
      }
    }),
    { numRuns: SCHEMAS },
  );
}

describe('what holds against a schema here, and in ajv compiled for it', () => {
  const typed: [ValueType, string, fc.Arbitrary<Schema>][] = [
    ['string', 'texts with lengths and formats', text],
    ['number', 'numbers with every limit', number],
    ['integer', 'whole numbers with every limit', integer],
    ['array', 'lists of texts', lines],
  ];
  for (const [type, what, schemas] of typed) {
    it(`is the same for ${what}`, () => {
      agree(schemas, (schema, value) => violation(type, limitsWithItems(schema), value) === undefined);
    });

    it(`breaks the same keywords for ${what}`, () => {
      fc.assert(
        fc.property(withValues(schemas), ([schema, values]) => {
          const judge = compile(schema);
          for (const { value } of values) {
            const broken = violation(type, limitsWithItems(schema), value);
            if (!broken || judge(value)) continue;
            const place = broken.item === undefined ? '' : `/${broken.item}`;
            const found = judge.errors!.some(
              ({ keyword, instancePath }) => keyword === broken.keyword && instancePath === place,
            );
            assert(found, `${JSON.stringify(broken)} of ${JSON.stringify(value)} against ${JSON.stringify(schema)}`);
          }
        }),
        { numRuns: SCHEMAS / 4 },
      );
    });
  }

  const canBeChosen = (schema: Schema, value: unknown) => {
    const { candidates } = candidatesOf(schema, {})!;
    return toOptions(candidates, schema['type'], limitsWithItems(schema)).some((option) => option.value === value);
  };
  // Null is no answer, whatever the schema says.
  const sendable = choice.map((schema) => ({
    ...schema,
    enum: (schema['enum'] as unknown[]).filter((v) => v !== null),
  }));
  const options = sendable.filter((schema) => schema.enum.length > 0);

  it('is the same for options', () => {
    agree(options, canBeChosen);
  });

  for (const keyword of ['oneOf', 'anyOf'] as const) {
    it(`is the same for options in ${keyword}`, () => {
      agree(
        options.map((schema) => unionOf(keyword, schema)),
        canBeChosen,
      );
    });
  }

  it('is the same for several options', () => {
    agree(several, (schema, value) => {
      const limits = limitsWithItems(schema);
      const { candidates } = candidatesOf(schema['items'] as Schema, {})!;
      const values = toOptions(candidates, 'string', limits.items!).map((option) => option.value as unknown);
      return !violation('array', limits, value) && (value as unknown[]).every((each) => values.includes(each));
    });
  });

  after(() => {
    const share = (part: number, whole: number) => Math.round((100 * part) / whole);
    const { pairs, valid, near, nearValid } = tally;
    console.log(
      `${pairs} pairs: ${share(valid, pairs)} % valid, ${share(near, pairs)} % at a limit (${share(nearValid, near)} % of these valid)`,
    );
    assert(pairs >= 10_000, 'many pairs were looked at');
    for (const part of [share(valid, pairs), share(nearValid, near)]) assert(part > 20 && part < 80, 'both ways often');
    assert(share(near, pairs) > 50, 'most lie at a limit');
  });
});
