import { readFileSync } from 'node:fs';
import type { Entered, Press } from './person.js';

/** A payload with what the person does and what must come out: see the keys of `test/cases/*.json`. */
export interface Case {
  readonly id: string;
  readonly about: string;
  readonly payload: unknown;
  readonly host?: Readonly<Record<string, unknown>>;
  readonly answers?: Readonly<Record<string, Entered>>;
  readonly press?: Press;
  readonly result?: { readonly action: string; readonly content?: Readonly<Record<string, unknown>> };
  readonly errors?: readonly string[];
  readonly refused?: { readonly code: number; readonly mentions: readonly string[] };
  readonly omits?: readonly string[];
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
}

interface Params {
  readonly mode?: string;
  readonly message: string;
  readonly requestedSchema: JsonSchema;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A file of `test/cases/`: parsed, never imported, as a payload may hold `__proto__` as a key of its own. */
export const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../cases/${name}.json`, import.meta.url), 'utf8'));

export const readCases = (name: string) => readJson(name) as readonly Case[];

/** The JSON-RPC envelope of a payload, where it has one. */
export const envelopeOf = (payload: unknown): { readonly id: unknown } | undefined =>
  typeof payload === 'object' && payload !== null && 'jsonrpc' in payload && 'id' in payload ? payload : undefined;

/** The params of a request, in its envelope or bare. */
export const paramsOf = (payload: unknown): Params =>
  typeof payload === 'object' && payload !== null && 'params' in payload
    ? (payload.params as Params)
    : (payload as Params);
