import { expect } from '@open-wc/testing';
import { violation, type ValueType } from '../../../src/answers/validate.js';
import type { Limits } from '../../../src/schema/limits.js';

describe('a value within its limits', () => {
  const kept: [ValueType, Limits, unknown][] = [
    ['string', {}, ''],
    ['string', { minLength: 2, maxLength: 2 }, '😀😀'], // characters, not UTF-16 units
    ['string', { format: 'email' }, 'a@example.org'],
    ['string', { pattern: '^b' }, 'a'], // looked at elsewhere
    ['number', { minimum: 1, maximum: 1 }, 1],
    ['number', { multipleOf: 0.01 }, 19.99],
    ['integer', { multipleOf: 3 }, -9],
    ['integer', {}, 2.0],
    ['array', { minItems: 1, maxItems: 2, uniqueItems: true }, ['a', 'b']],
    ['array', { items: { format: 'date' } }, ['2026-03-01']],
    ['array', { uniqueItems: false }, ['a', 'a']],
  ];
  for (const [type, limits, value] of kept) {
    it(`${JSON.stringify(value)} is a ${type} with ${JSON.stringify(limits)}`, () => {
      expect(violation(type, limits, value)).to.be.undefined;
    });
  }
});

describe('a value that breaks a limit', () => {
  const broken: [ValueType, Limits, unknown, string, number?][] = [
    ['string', {}, 1, 'type'],
    ['string', {}, null, 'type'],
    ['string', {}, undefined, 'type'],
    ['string', { minLength: 3 }, '😀😀', 'minLength'],
    ['string', { maxLength: 1 }, '😀😀', 'maxLength'],
    ['string', { format: 'uri' }, 'example', 'format'],
    ['number', {}, '1', 'type'],
    ['number', {}, NaN, 'type'],
    ['number', {}, Infinity, 'type'],
    ['number', { minimum: 1 }, 0, 'minimum'],
    ['number', { maximum: 1 }, 2, 'maximum'],
    ['number', { exclusiveMinimum: 1 }, 1, 'exclusiveMinimum'],
    ['number', { exclusiveMaximum: 1 }, 1, 'exclusiveMaximum'],
    ['number', { multipleOf: 0.01 }, 19.995, 'multipleOf'],
    ['integer', {}, 2.5, 'type'],
    ['array', {}, 'a', 'type'],
    ['array', { minItems: 1 }, [], 'minItems'],
    ['array', { maxItems: 1 }, ['a', 'b'], 'maxItems'],
    ['array', { uniqueItems: true }, ['a', 'b', 'a'], 'uniqueItems'],
    ['array', {}, ['a', 1], 'type', 1],
    ['array', { items: { maxLength: 1 } }, ['a', 'b', 'cd'], 'maxLength', 2],
    ['array', { items: { format: 'email' } }, ['a@example.org', 'b'], 'format', 1],
  ];
  for (const [type, limits, value, keyword, item] of broken) {
    it(`${JSON.stringify(value)} breaks ${keyword} of a ${type} with ${JSON.stringify(limits)}`, () => {
      expect(violation(type, limits, value)).to.deep.equal(item === undefined ? { keyword } : { keyword, item });
    });
  }
});
