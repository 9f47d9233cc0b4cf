import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from './cases.js';

const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true, multipleOfPrecision: 6 });
formats.default(ajv);

/** What ajv proper has against a content, held against the schema that was requested; empty where there is nothing. */
export function violations(requestedSchema: JsonSchema, content: object): readonly string[] {
  const { properties = {}, ...schema } = compilable(requestedSchema) as JsonSchema;
  // A property that was not answered plays no part, and may be what ajv cannot compile: a circle of references.
  const answered = Object.fromEntries(
    Object.entries(properties as object).filter(([name]) => Object.hasOwn(content, name)),
  );
  const validate = ajv.compile({ ...schema, properties: answered });
  return validate(content) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const wellFormed: Readonly<Record<string, (value: unknown) => boolean>> = {
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minimum: Number.isFinite,
  maximum: Number.isFinite,
  exclusiveMinimum: Number.isFinite,
  exclusiveMaximum: Number.isFinite,
  multipleOf: (value) => Number.isFinite(value) && (value as number) > 0,
  pattern: isExpression,
};

function isExpression(value: unknown): boolean {
  try {
    return Boolean(new RegExp(value as string, 'u'));
  } catch {
    return false;
  }
}

/** A schema without what ajv cannot compile: limits of the wrong type, and patterns that are none. They are no limits. */
function compilable(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(compilable);
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (['properties', '$defs', 'definitions'].includes(keyword))
      return [[keyword, mapValues(value as object, compilable)]];
    if (['enum', 'const', 'default'].includes(keyword)) return [[keyword, value]];
    return wellFormed[keyword]?.(value) === false ? [] : [[keyword, compilable(value)]];
  });
  return Object.fromEntries(entries);
}

const mapValues = (object: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
