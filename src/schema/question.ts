import type { Limits } from './limits.js';

/** An option of a choice. */
export interface Option {
  readonly value: string | number | boolean;
  /** Undefined if the schema has none. */
  readonly title: string | undefined;
}

interface Base {
  /** The name of the property. */
  readonly name: string;
  /** The title, or a label made from the name. Sanitized, on one line. Empty if it has no visible character. */
  readonly label: string;
  /** Sanitized, with line breaks. Empty if there is none. */
  readonly description: string;
  readonly required: boolean;
  readonly limits: Limits;
  /** As in the schema, including formats that are not validated. */
  readonly format: string;
  /** As in the schema, not validated: see `answers/initial.ts`. */
  readonly default: unknown;
}

interface Choosable {
  readonly options: readonly Option[];
}

/** A property of a requested schema: the elicitation subset of JSON Schema as one union. */
export type Question =
  | (Base & { readonly kind: 'text'; readonly multiline: boolean })
  | (Base & { readonly kind: 'number'; readonly integer: boolean })
  | (Base & { readonly kind: 'date' })
  | (Base & { readonly kind: 'date-time' })
  | (Base & { readonly kind: 'timezone' })
  | (Base & { readonly kind: 'boolean' })
  | (Base & Choosable & { readonly kind: 'choice' })
  /** Options or free text. `free` has the limits of the text. */
  | (Base & Choosable & { readonly kind: 'open-choice'; readonly free: Limits })
  | (Base & Choosable & { readonly kind: 'choices' })
  /** A list of strings. */
  | (Base & { readonly kind: 'list' });

export type Kind = Question['kind'];
export type QuestionOf<K extends Kind> = Extract<Question, { kind: K }>;

/** Up to this many options are shown at once or in a native list. Longer lists are searchable. */
const MOST_AT_ONCE = 20;

/** Whether a question has so many options that its list is searchable. */
export const isLong = (question: Question): boolean => 'options' in question && question.options.length > MOST_AT_ONCE;
