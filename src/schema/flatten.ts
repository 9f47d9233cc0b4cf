import { isObject, own, type JsonObject } from '../protocol/json.js';

/** Why a property cannot be asked for: the rest of a sentence that begins with the name of the property. */
export type Reason = string;

/** Limits chains of references. */
const MAX_STEPS = 64;

/**
 * Resolves local references, a single `allOf`, and unions with null into the plain keywords of one schema. Keywords next to
 * a reference win over the keywords that it refers to.
 */
export function flatten(schema: unknown, root: JsonObject): JsonObject | Reason {
  const seen = new Set<unknown>();
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!isObject(schema)) return 'is not a schema object';
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
      if (!isObject(allOf[0])) return 'is not a schema object';
      schema = { ...allOf[0], ...without(schema, 'allOf') };
      continue;
    }

    const union = unionOf(schema);
    const branches = union?.branches.filter((branch) => !isNull(branch)) ?? [];
    const only = branches.length === 1 ? branches[0] : undefined;
    // A single option stays in its union, because its title belongs to the option, not to the question.
    if (!union || !isObject(only) || Object.hasOwn(only, 'const')) {
      return withOneType(union ? { ...schema, [union.keyword]: branches } : schema);
    }
    schema = { ...only, ...without(schema, union.keyword) };
  }
  return 'is nested too deeply';
}

/** The first union of a schema. */
export function unionOf(schema: JsonObject): { keyword: 'anyOf' | 'oneOf'; branches: readonly unknown[] } | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = own(schema, keyword);
    if (Array.isArray(branches)) return { keyword, branches };
  }
  return undefined;
}

/**
 * Drops `null` from a list of types, because no answer is ever null. If several types are left, options may have any of them.
 * Without options, one of the types is chosen.
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

/** Resolves a JSON pointer within the schema. Remote references are never loaded. @see RFC 6901 */
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
    return pointer(part); // a percent sign that is not an escape
  }
}
