import type { Question, QuestionOf, Kind } from '../schema/question.js';

/** A date input that holds something, but no whole date: there is no text to keep, and the answer is not empty either. */
export const INCOMPLETE = Symbol('incomplete');

/**
 * What a person entered, per kind of question, before it is an answer: texts as typed, options by their place in the
 * list. Undefined: not answered.
 */
export interface Entries {
  text: string;
  number: string;
  date: string | typeof INCOMPLETE;
  'date-time': string | typeof INCOMPLETE;
  timezone: string;
  boolean: boolean | undefined;
  /** A text: typed, and no option. */
  choice: number | string | undefined;
  /** A text: of one's own. */
  'open-choice': number | string | undefined;
  /** A text among them: typed, and no option. */
  choices: readonly (number | string)[];
  list: string;
}

export type Entry = Entries[Kind];

/** The entries of one form. */
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
