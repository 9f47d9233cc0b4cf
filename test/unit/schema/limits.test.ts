import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import {
  limitsOf,
  listContradiction,
  numberContradiction,
  textContradiction,
  type Limits,
} from '../../../src/schema/limits.js';

describe('the limits of a schema', () => {
  it('are all that are well-formed', () => {
    const limits = {
      minLength: 0,
      maxLength: 10,
      format: 'email',
      pattern: 'a',
      minimum: -1.5,
      maximum: 2,
      exclusiveMinimum: -2,
      exclusiveMaximum: 3,
      multipleOf: 0.5,
      minItems: 1,
      maxItems: 2,
      uniqueItems: true,
    };
    expect(limitsOf(limits)).to.deep.equal(limits);
  });

  it('do not include those of the items, which may be a reference', () => {
    expect(limitsOf({ minItems: 1, items: { type: 'string', maxLength: 3 } })).to.deep.equal({ minItems: 1 });
  });

  const ignored: JsonObject[] = [
    { minLength: 'lots' },
    { minLength: -1 },
    { maxLength: 1.5 },
    { maxLength: null },
    { minItems: '1' },
    { maxItems: true },
    { minimum: 'low' },
    { minimum: null },
    { maximum: [3] },
    { exclusiveMinimum: true }, // as draft 4 had it
    { exclusiveMaximum: {} },
    { multipleOf: 0 },
    { multipleOf: -1 },
    { pattern: 7 },
    { format: 'hostname' },
    { format: 'constructor' },
    { format: ['email'] },
    { uniqueItems: 'yes' },
    { items: [{ maxLength: 3 }] },
  ];
  for (const keywords of ignored) {
    it(`leave out ${JSON.stringify(keywords)}`, () => {
      expect(limitsOf(keywords)).to.deep.equal({});
    });
  }

  it('are those of the schema, not what objects inherit', () => {
    expect(limitsOf(Object.create({ minLength: 3 }) as JsonObject)).to.deep.equal({});
  });

  it('can be read from a schema of any depth', () => {
    const nested = JSON.parse(`${'{"items":'.repeat(50_000)}{}${'}'.repeat(50_000)}`) as JsonObject;
    expect(limitsOf(nested)).to.deep.equal({});
  });
});

function contradict(
  what: string,
  check: (limits: Limits) => string | undefined,
  cases: readonly (readonly [Limits, boolean])[],
) {
  for (const [limits, isPossible] of cases) {
    it(`${what} ${isPossible ? 'can' : 'cannot'} keep ${JSON.stringify(limits)}`, () => {
      expect(check(limits) === undefined).to.equal(isPossible);
    });
  }
}

describe('contradictions between limits', () => {
  contradict('a text', textContradiction, [
    [{}, true],
    [{ minLength: 3, maxLength: 3 }, true],
    [{ minLength: 3, maxLength: 2 }, false],
    [{ maxLength: 0 }, false], // an empty text is no answer
  ]);

  contradict('a list', listContradiction, [
    [{}, true],
    [{ minItems: 2, maxItems: 2 }, true],
    [{ minItems: 3, maxItems: 2 }, false],
    [{ maxItems: 0 }, false],
  ]);

  contradict('a choice of two', (limits) => listContradiction(limits, 2), [
    [{ minItems: 2 }, true],
    [{ minItems: 3 }, false],
  ]);

  contradict('a number', (limits) => numberContradiction(limits, false), [
    [{}, true],
    [{ minimum: 5, maximum: 5 }, true],
    [{ minimum: 5, maximum: 2 }, false],
    [{ minimum: 5, exclusiveMaximum: 5 }, false],
    [{ exclusiveMinimum: 5, maximum: 5 }, false],
    [{ exclusiveMinimum: 5, exclusiveMaximum: 5 }, false],
    [{ exclusiveMinimum: 5, exclusiveMaximum: 6 }, true],
    [{ minimum: 0.1, maximum: 0.1, multipleOf: 0.1 }, true],
    [{ minimum: 0.3, maximum: 0.3, multipleOf: 0.1 }, true],
    [{ minimum: 19.99, maximum: 19.99, multipleOf: 0.01 }, true],
    [{ minimum: 1, maximum: 4, multipleOf: 5 }, false],
    [{ minimum: 1, maximum: 5, multipleOf: 5 }, true],
    [{ exclusiveMinimum: 5, exclusiveMaximum: 10, multipleOf: 5 }, false],
    [{ exclusiveMinimum: 5, maximum: 10, multipleOf: 5 }, true],
    [{ minimum: -4, maximum: -1, multipleOf: 5 }, false],
    [{ minimum: -5, maximum: -1, multipleOf: 5 }, true],
    [{ maximum: -1, multipleOf: 5 }, true],
    [{ minimum: 0, maximum: 0, multipleOf: 7 }, true],
  ]);

  contradict('a whole number', (limits) => numberContradiction(limits, true), [
    [{}, true],
    [{ minimum: 1, maximum: 3 }, true],
    [{ minimum: 1.2, maximum: 1.8 }, false],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 2 }, false],
    [{ exclusiveMinimum: 1, exclusiveMaximum: 3 }, true],
    [{ minimum: 0.5, exclusiveMaximum: 1 }, false],
    [{ multipleOf: 0.5, minimum: 1, maximum: 1 }, true],
    [{ multipleOf: 4, minimum: 5, maximum: 7 }, false],
    [{ multipleOf: 4, minimum: 5, maximum: 8 }, true],
    [{ multipleOf: 1.5, minimum: 1, maximum: 2 }, false], // 1.5 is no whole number
    [{ multipleOf: 1.5, minimum: 1, maximum: 3 }, true],
    [{ minimum: 9007199254740992 }, false], // it could not be sent exactly
    [{ maximum: -9007199254740992 }, false],
    [{ exclusiveMinimum: 0, maximum: 9007199254740991 }, true],
  ]);
});
