import type { Question, QuestionOf, Kind } from '../schema/question.js';

/** Stands for an incomplete date, which the browser does not reveal. */
export const INCOMPLETE = Symbol('incomplete');

/** What the user entered, by kind of question: texts as typed, and options by their index. Undefined if not answered. */
export interface Entries {
  text: string;
  number: string;
  date: string | typeof INCOMPLETE;
  'date-time': string | typeof INCOMPLETE;
  timezone: string;
  boolean: boolean | undefined;
  /** A string is text that is not an option. */
  choice: number | string | undefined;
  /** A string is free text. */
  'open-choice': number | string | undefined;
  /** A string is text that is not an option. */
  choices: readonly (number | string)[];
  list: string;
}

export type Entry = Entries[Kind];

/** The entries of a form. */
export class Draft {
  readonly #entries = new Map<Question, Entry>();

  constructor(questions: readonly Question[], initial: (question: Question, index: number) => Entry) {
    questions.forEach((question, i) => this.#entries.set(question, initial(question, i)));
  }

  get<K extends Kind>(question: QuestionOf<K>): Entries[K] {
    return this.#entries.get(question) as Entries[K];
  }

  set<K extends Kind>(question: QuestionOf<K>, entry: Entries[K]): void {
    this.#entries.set(question, entry);
  }
}
