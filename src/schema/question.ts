import type { Limits } from './limits.js';

/** One thing to choose. */
export interface Option {
  readonly value: string | number | boolean;
  /** Undefined where the value speaks for itself. */
  readonly title: string | undefined;
}

interface Base {
  /** The property's name, as it goes back. */
  readonly name: string;
  /** The title, else the name made readable. Harmless, one line; empty where there is no readable character. */
  readonly label: string;
  /** Harmless, with its line breaks; empty where there is none. */
  readonly description: string;
  readonly required: boolean;
  readonly limits: Limits;
  /** As the schema has it, also one that is not enforced. */
  readonly format: string;
  /** As the schema has it, unchecked: see `answers/initial.ts`. */
  readonly default: unknown;
}

interface Choosable {
  readonly options: readonly Option[];
}

/** What a property of a requested schema asks of a person: the elicitation subset of JSON Schema, as one union. */
export type Question =
  | (Base & { readonly kind: 'text'; readonly multiline: boolean })
  | (Base & { readonly kind: 'number'; readonly integer: boolean })
  | (Base & { readonly kind: 'date' })
  | (Base & { readonly kind: 'date-time' })
  | (Base & { readonly kind: 'timezone' })
  | (Base & { readonly kind: 'boolean' })
  | (Base & Choosable & { readonly kind: 'choice' })
  /** Options, or text of one's own, which has limits of its own. */
  | (Base & Choosable & { readonly kind: 'open-choice'; readonly free: Limits })
  | (Base & Choosable & { readonly kind: 'choices' })
  /** Plain strings, as many as one likes. */
  | (Base & { readonly kind: 'list' });

export type Kind = Question['kind'];
export type QuestionOf<K extends Kind> = Extract<Question, { kind: K }>;

/** So many options are in sight, or a native list. More are searched. */
const MOST_AT_ONCE = 20;

/** Has a question so many options that they are searched? */
export const isLong = (question: Question): boolean => 'options' in question && question.options.length > MOST_AT_ONCE;
