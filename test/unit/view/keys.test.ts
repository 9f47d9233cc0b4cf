import { expect } from '@open-wc/testing';
import { rowAfter } from '../../../src/view/list/keys.js';

describe('the keys of a list', () => {
  for (const [key, row, count, next] of [
    ['ArrowDown', -1, 30, 0],
    ['ArrowDown', 28, 30, 29],
    ['ArrowDown', 29, 30, 0],
    ['ArrowUp', -1, 30, 29],
    ['ArrowUp', 1, 30, 0],
    ['ArrowUp', 0, 30, 29],
    ['PageDown', -1, 30, 9],
    ['PageDown', 25, 30, 29],
    ['PageUp', 25, 30, 15],
    ['PageUp', 4, 30, 0],
    ['Home', 4, 30, undefined],
    ['a', 4, 30, undefined],
  ] as const) {
    it(`${key} goes from ${row} to ${next} of ${count}`, () => {
      expect(rowAfter(key, row, count)).to.equal(next);
    });
  }

  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
    it(`${key} goes nowhere in an empty list`, () => {
      expect(rowAfter(key, -1, 0)).to.equal(-1);
    });
  }
});
