import type { Problem } from '../../answers/answer.js';
import type { Draft, Entries } from '../../answers/entries.js';
import type { FormStrings } from '../../locales/en-form.js';
import type { Words } from '../../locales/words.js';
import type { Kind, Question, QuestionOf } from '../../schema/question.js';

/** What the templates of a form depend on. */
export interface FormView {
  readonly strings: FormStrings;
  /** The strings of the language and the host page, for lazy-loaded parts with more strings. */
  readonly words: Words;
  readonly language: string;
  readonly draft: Draft;
  readonly problems: ReadonlyMap<Question, Problem>;
  /** Re-renders the form. */
  refresh(): void;
  /** Stores what the user entered. */
  enter<K extends Kind>(question: QuestionOf<K>, entry: Entries[K]): void;
}

/** A question and its position in the form. */
export interface Field<Q extends Question> {
  readonly question: Q;
  readonly label: string;
  readonly id: string;
  readonly form: FormView;
}
