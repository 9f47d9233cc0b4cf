import { isObject, own, type JsonObject } from '../protocol/json.js';

/** Why a property cannot be asked for: the end of a sentence that begins with the property's name. */
export type Reason = string;

/** More levels than any honest schema has; a bound against chains without end. */
const MAX_STEPS = 64;

/**
 * The schema of one property with its indirections resolved into plain keywords: local references, a single `allOf`,
 * and unions with null, where the other branch counts with all its keywords. Siblings win over what they refer to.
 */
export function flatten(schema: unknown, root: JsonObject): JsonObject | Reason {
  const seen = new Set<unknown>();
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!isObject(schema)) return 'is no schema object';
    const { $ref, allOf }: JsonObject = schema;

    if ($ref !== undefined) {
      if (seen.has($ref)) return 'refers to itself';
      seen.add($ref);
      const target = typeof $ref === 'string' ? resolve($ref, root) : undefined;
      if (!isObject(target)) return 'has a reference that cannot be resolved';
      schema = { ...target, ...without(schema, '$ref') };
      continue;
    }
    if (allOf !== undefined) {
      if (!Array.isArray(allOf) || allOf.length !== 1) return 'combines several schemas';
      if (!isObject(allOf[0])) return 'is no schema object';
      schema = { ...allOf[0], ...without(schema, 'allOf') };
      continue;
    }

    const union = unionOf(schema);
    const branches = union?.branches.filter((branch) => !isNull(branch)) ?? [];
    const only = branches.length === 1 ? branches[0] : undefined;
    // A single option keeps its union: its title names the option, not the question.
    if (!union || !isObject(only) || Object.hasOwn(only, 'const')) {
      return withOneType(union ? { ...schema, [union.keyword]: branches } : schema);
    }
    schema = { ...only, ...without(schema, union.keyword) };
  }
  return 'is nested too deeply';
}

/** The first union of a schema, if it has one. */
export function unionOf(schema: JsonObject): { keyword: 'anyOf' | 'oneOf'; branches: readonly unknown[] } | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = own(schema, keyword);
    if (Array.isArray(branches)) return { keyword, branches };
  }
  return undefined;
}

/**
 * `type: ["string", "null"]` is a string that may be left out, which it may be anyway: null is no answer. Of several
 * types that are left, options may have any; without options, one is asked for.
 */
function withOneType(schema: JsonObject): JsonObject {
  const type = own(schema, 'type');
  if (!Array.isArray(type)) return schema;
  const types: unknown[] = type.filter((name) => name !== 'null');
  if (types.length > 1 && Object.hasOwn(schema, 'enum')) return { ...schema, type: types };
  return { ...schema, type: ['string', 'number'].find((name) => types.includes(name)) ?? types[0] };
}

const isNull = (branch: unknown): boolean =>
  isObject(branch) &&
  (branch['type'] === 'null' || [own(branch, 'enum') ?? own(branch, 'const')].flat().every((value) => value === null));

function without(schema: JsonObject, keyword: string): JsonObject {
  const rest = { ...schema };
  delete rest[keyword];
  return rest;
}

/** A JSON pointer into the request's own schema; never anything remote. @see RFC 6901 */
function resolve(ref: string, root: JsonObject): unknown {
  if (!ref.startsWith('#/')) return undefined;
  let node: unknown = root;
  for (const part of ref.slice(2).split('/')) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = own(node as JsonObject, decode(part));
  }
  return node;
}

function decode(part: string): string {
  const pointer = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return pointer(decodeURIComponent(part));
  } catch {
    return pointer(part); // a stray percent sign stands for itself
  }
}
