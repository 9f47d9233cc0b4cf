import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isObject } from '../../../src/protocol/json.js';

/** The judge: ajv proper, which compiles a schema as it comes. Formats that are not enforced are annotations. */
const ajv = new Ajv({
  strict: false,
  strictNumbers: true, // what JSON cannot say is no number
  allErrors: true,
  ownProperties: true, // an answer has no `toString` of its own
  validateSchema: false,
  multipleOfPrecision: 6,
  logger: false,
  code: { optimize: false },
});
addFormats.default(ajv, ['email', 'uri', 'date', 'date-time']);

/** A schema without `pattern`, which is looked at apart. */
export function withoutPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutPatterns);
  if (!isObject(schema)) return schema;
  // A property may be called `pattern`: it is a schema, not a text.
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'pattern' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPatterns(value)]));
}

export function compile(schema: unknown): ValidateFunction {
  const plain = withoutPatterns(schema) as object;
  const validate = ajv.compile(plain);
  ajv.removeSchema(plain); // or it would be kept for good
  return validate;
}
