import type { Limits } from '../schema/limits.js';
import * as validators from './generated/validators.js';

/** The types that limits apply to. */
export type ValueType = 'string' | 'number' | 'integer' | 'array';

/** The first keyword that a value breaks, and which item of a list breaks it. */
export interface Violation {
  readonly keyword: keyof Limits | 'type';
  readonly item?: number;
}

interface Validator {
  (data: { schema: Limits; value: unknown }): boolean;
  errors?: readonly { readonly keyword: string; readonly instancePath: string }[] | null;
}

/** Holds a value against limits with ajv's validator for the type. A `pattern` is not looked at: see `pattern.ts`. */
export function violation(type: ValueType, limits: Limits, value: unknown): Violation | undefined {
  if (value === undefined) return { keyword: 'type' }; // to ajv, a property that is not there
  const validate = validators[type] as Validator;
  if (validate({ schema: limits, value })) return undefined;
  const { keyword, instancePath } = validate.errors![0]!;
  const item = /\/value\/(\d+)/.exec(instancePath)?.[1];
  return item === undefined
    ? { keyword: keyword as Violation['keyword'] }
    : { keyword: keyword as Violation['keyword'], item: Number(item) };
}
