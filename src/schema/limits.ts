import type { JsonObject } from '../protocol/json.js';
import type { Reason } from './flatten.js';

/** The formats that are validated. All others are annotations. */
export type Format = 'email' | 'uri' | 'date' | 'date-time';

/** The keywords that an answer is validated against. A keyword with a value of the wrong type is ignored. */
export interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: Format;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Limits;
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const isFormat = (value: unknown) => ['email', 'uri', 'date', 'date-time'].includes(value as string);
const wellFormed: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  Object.entries({
    minLength: isCount,
    maxLength: isCount,
    format: isFormat,
    pattern: (value) => typeof value === 'string',
    minimum: Number.isFinite,
    maximum: Number.isFinite,
    exclusiveMinimum: Number.isFinite,
    exclusiveMaximum: Number.isFinite,
    multipleOf: (value) => Number.isFinite(value) && (value as number) > 0,
    minItems: isCount,
    maxItems: isCount,
    uniqueItems: (value) => typeof value === 'boolean',
  } satisfies Readonly<Record<Exclude<keyof Limits, 'items'>, (value: unknown) => boolean>>),
);

export const limitsOf = (keywords: JsonObject): Limits =>
  Object.fromEntries(Object.entries(keywords).filter(([keyword, limit]) => wellFormed.get(keyword)?.(limit)));

const CONTRADICTION: Reason = 'has limits that contradict each other';

/** A reason why no text satisfies the limits. An empty text is not an answer, so a text that must be empty has no answer. */
export function textContradiction({ minLength = 0, maxLength = Infinity }: Limits): Reason | undefined {
  return minLength > maxLength || maxLength === 0 ? CONTRADICTION : undefined;
}

/** A reason why no list satisfies the limits, with this many options available. */
export function listContradiction(
  { minItems = 0, maxItems = Infinity }: Limits,
  available = Infinity,
): Reason | undefined {
  return minItems > maxItems || maxItems === 0 || minItems > available ? CONTRADICTION : undefined;
}

/** A reason why no number satisfies the limits. */
export function numberContradiction(limits: Limits, integer: boolean): Reason | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = limits;
  const bound = integer ? Number.MAX_SAFE_INTEGER : Infinity;
  const low = Math.max(minimum, exclusiveMinimum, -bound);
  const high = Math.min(maximum, exclusiveMaximum, bound);
  const step = integer ? wholeStep(limits.multipleOf) : limits.multipleOf;
  // The lowest candidate: the first multiple, or the bound itself if any number will do.
  let lowest = step && Number.isFinite(low) ? Math.ceil(low / step - 1e-6) * step : low;
  if (step && lowest <= exclusiveMinimum) lowest += step;
  const fits = step
    ? lowest <= maximum + step * 1e-6 && lowest < exclusiveMaximum && lowest <= bound
    : low < high || (low === high && low > exclusiveMinimum && high < exclusiveMaximum);
  return fits ? undefined : CONTRADICTION;
}

/** The distance between integer multiples. For 1.5, it is 3. */
function wholeStep(multipleOf = 1): number {
  for (let times = 1; times <= 100; times++) {
    const step = Math.round(times * multipleOf);
    if (step && Math.abs(step - times * multipleOf) < 1e-9) return step;
  }
  return 1;
}
