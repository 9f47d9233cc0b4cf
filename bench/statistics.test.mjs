import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile, summary } from './statistics.mjs';

test('a median is in the middle, or between the two that are', () => {
  assert.equal(median([5, 1, 3]), 3);
  assert.equal(median([10, 2, 4, 3]), 3.5);
  assert.equal(median([7]), 7);
});

test('quantiles lie between values in proportion', () => {
  assert.equal(quantile([0, 10, 20, 30, 40], 0.25), 10);
  assert.equal(quantile([0, 10], 0.25), 2.5);
  assert.equal(quantile([4, 0], 1), 4);
});

test('numbers are ordered as numbers, and left as they were', () => {
  const values = [100, 9, 10];
  assert.deepEqual(summary(values), { median: 10, low: 9.5, high: 55 });
  assert.deepEqual(values, [100, 9, 10]);
});
