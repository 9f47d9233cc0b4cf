import type { Limits } from '../schema/limits.js';

/** "between 1 and 5", "of at least 1", … or nothing, with the bounds as a schema has them. */
function range(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return low === high ? ` ${low}` : ` between ${low} and ${high}`;
  return low !== undefined ? ` of at least ${low}` : high !== undefined ? ` of at most ${high}` : '';
}

/** "1 to 3", "at least 1", … */
export const amount = (low: number | undefined, high: number | undefined): string => {
  if (low && high !== undefined) return low === high ? `${low}` : `${low} to ${high}`;
  return low ? `at least ${low}` : `at most ${high}`;
};

/** "whole number between 1 and 5", … */
export const number = (limits: Limits, integer: boolean) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  return [
    `${integer ? 'whole number' : 'number'}${range(minimum, maximum)}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && `below ${exclusiveMaximum}`,
    multipleOf !== undefined && `a multiple of ${multipleOf}`,
  ]
    .filter(Boolean)
    .join(', ');
};
