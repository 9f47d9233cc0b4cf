import { expect } from '@open-wc/testing';
import { equal, isObject, kindOf, own, type JsonObject } from '../../../src/protocol/json.js';

const parsed = (json: string) => JSON.parse(json) as JsonObject;

describe('a JSON object', () => {
  it('is neither null nor an array', () => {
    expect([{}, { a: 1 }].every(isObject)).to.be.true;
    expect([null, [], 'text', 1, true, undefined].some(isObject)).to.be.false;
  });

  it('has its own properties only', () => {
    for (const key of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(own({}, key), key).to.be.undefined;
      expect(own(parsed(`{${JSON.stringify(key)}:1}`), key), key).to.equal(1);
    }
  });
});

describe('two JSON values', () => {
  const same: [string, unknown, unknown][] = [
    ['the same text', 'a', 'a'],
    ['the same object in another order of keys', { a: 1, b: [2] }, { b: [2], a: 1 }],
    ['the same array', [1, [2, null]], [1, [2, null]]],
    ['objects with an own __proto__', parsed('{"__proto__":{"a":1}}'), parsed('{"__proto__":{"a":1}}')],
    ['zero, however it is signed', 0, -0],
  ];
  for (const [what, a, b] of same) {
    it(`are equal where they are ${what}`, () => {
      expect(equal(a, b)).to.be.true;
    });
  }

  const different: [string, unknown, unknown][] = [
    ['a number and its text', 1, '1'],
    ['null and nothing', null, undefined],
    ['an array and an object with its indices', ['a'], { 0: 'a' }],
    ['arrays in another order', [1, 2], [2, 1]],
    ['an array and a longer one', [1], [1, 2]],
    ['an object and one with one key more', { a: 1 }, { a: 1, b: 2 }],
    ['an object and one with another key', { a: undefined }, { b: undefined }],
    ['an own key and an inherited one', { toString: Object.prototype.toString }, {}],
    ['an inherited key and an own one', { a: 1 }, { toString: 1 }],
    ['what differs far inside', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }],
  ];
  for (const [what, a, b] of different) {
    it(`are different where they are ${what}`, () => {
      expect(equal(a, b)).to.be.false;
      expect(equal(b, a)).to.be.false;
    });
  }

  it('may be of any depth', () => {
    const nested = () => parsed(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    expect(equal(nested(), nested())).to.be.true;
  });
});

it('is said in words what a value is', () => {
  expect([null, [], {}, 'a', 1, true, undefined].map(kindOf)).to.deep.equal([
    'null',
    'an array',
    'an object',
    'a string',
    'a number',
    'a boolean',
    'nothing',
  ]);
});
