import type { Limits } from '../schema/limits.js';
import { validate } from './generated/validate.js';

/** The types of answers that limits apply to. */
export type ValueType = 'string' | 'number' | 'integer' | 'array';

/** The first keyword that a value violates, and the index of the list item that violates it. */
export interface Violation {
  readonly keyword: keyof Limits | 'type';
  readonly item?: number;
}

interface Validator {
  (data: { schema: Limits; value: unknown }): boolean;
  errors?: readonly { readonly keyword: string; readonly instancePath?: string }[] | null;
}

const isOf: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  array: Array.isArray,
};

/** Validates a value against a type and its limits, except for `pattern`: see `pattern.ts`. */
export function violation(type: ValueType, limits: Limits, value: unknown): Violation | undefined {
  if (!isOf[type](value)) return { keyword: 'type' };
  const holds = validate as Validator;
  if (holds({ schema: limits, value })) return undefined;
  const { keyword, instancePath } = holds.errors![0]!;
  const item = /\d+/.exec(instancePath ?? '');
  return { keyword: keyword as Violation['keyword'], ...(item && { item: Number(item) }) };
}
