/** A JSON object as it came: any key may be there, own properties only, nothing known of the values. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, or undefined: a payload may name `constructor` or `__proto__`, and must not reach them. */
export const own = (object: JsonObject, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** Are two JSON values the same, whatever the order of their keys? A list of work, for nesting of any depth. */
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

/** What a value is, for error messages: a text as it is, of anything else its kind. */
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
