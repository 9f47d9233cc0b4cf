import type { Limits } from '../schema/limits.js';
import { amount as amountOf, count, formatsOf, list, type Amounts } from './format.js';

export const { number: n, plural } = formatsOf('en');

const amounts: Amounts = {
  exactly: (number) => n(number),
  between: (least, most) => `${n(least)} to ${n(most)}`,
  atLeast: (least) => `at least ${n(least)}`,
  atMost: (most) => `at most ${n(most)}`,
};
const ranges: Amounts = {
  exactly: (value) => ` ${n(value)}`,
  between: (least, most) => ` between ${n(least)} and ${n(most)}`,
  atLeast: (least) => ` of at least ${n(least)}`,
  atMost: (most) => ` of at most ${n(most)}`,
};

/** "1 to 3", "at least 1", … */
export const amount = (least: number | undefined, most: number | undefined): string => count(least, most, amounts);

/** "whole number between 1 and 5", … */
export const number = (limits: Limits, integer: boolean): string =>
  list(
    `${integer ? 'whole number' : 'number'}${amountOf(limits.minimum, limits.maximum, ranges)}`,
    limits.exclusiveMinimum !== undefined && `above ${n(limits.exclusiveMinimum)}`,
    limits.exclusiveMaximum !== undefined && `below ${n(limits.exclusiveMaximum)}`,
    limits.multipleOf !== undefined && `a multiple of ${n(limits.multipleOf)}`,
  );
