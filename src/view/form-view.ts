import type { Draft, Entries } from '../answers/entries.js';
import type { Problem } from '../answers/answer.js';
import type { FormStrings } from '../locales/en-form.js';
import type { Words } from '../locales/words.js';
import type { Kind, Question, QuestionOf } from '../schema/question.js';

/** All that the templates of a form are a function of. */
export interface FormView {
  readonly strings: FormStrings;
  /** Those of the language and the host, for what has more of its own. */
  readonly words: Words;
  readonly language: string;
  readonly draft: Draft;
  readonly problems: ReadonlyMap<Question, Problem>;
  /** Shows what was entered. */
  refresh(): void;
  /** The person entered something. */
  enter<K extends Kind>(question: QuestionOf<K>, entry: Entries[K]): void;
}

/** One question in its place; ids come from the place, never from a payload. */
export interface Field<Q extends Question> {
  readonly question: Q;
  readonly label: string;
  readonly id: string;
  readonly form: FormView;
}
