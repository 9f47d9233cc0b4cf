/** An untrusted JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, or undefined. A payload may use names such as `constructor`, which must not reach the prototype. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** Whether two JSON values are equal, regardless of the order of keys. Not recursive, so nesting may have any depth. */
export function equal(first: unknown, second: unknown): boolean {
  const pairs: [unknown, unknown][] = [[first, second]];
  for (const [a, b] of pairs) {
    if (a === b) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
      return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pairs.push([a[key as never], b[key as never]]);
    }
  }
  return true;
}

/** Describes a value in an error message: a string by its text, anything else by its type. */
export const told = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : kindOf(value));

export const kindOf = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'an array'
        : typeof value === 'object'
          ? 'an object'
          : `a ${typeof value}`;
