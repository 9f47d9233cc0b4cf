import type { Strings } from '../locales/en.js';
import type { Words } from '../locales/words.js';
import type { Action } from '../protocol/types.js';
import type { Ask, FormStep } from '../session/ask.js';

/** Strings and their language. */
export interface Localization {
  /** BCP 47 tag of the user's language, for number and date formats. */
  readonly language: string;
  /** The strings of the language, overridden by those of the host page. A part adds its own English fallbacks. */
  readonly words: Words;
  /** `words` over the English strings that every page needs. */
  readonly strings: Strings;
}

/** What the controls of a page do. */
export interface Commands {
  readonly decide: (action: Action) => void;
  readonly submit: (step: FormStep) => void;
  /** Goes to the previous step, or to a field of another step. */
  readonly back: (step?: number, fieldId?: string) => void;
  readonly mute: () => void;
  /** Stops waiting for a page that was opened in URL mode. */
  readonly leave: () => void;
  /** Replaces the controls of the current step with new ones. */
  readonly reset: () => void;
}

/** What every page depends on. */
export interface Context extends Localization, Commands {
  /** False during the first paint of a long form, which renders only the fields in view. */
  readonly isComplete: boolean;
  /** Number of requests in the queue behind the current one. */
  readonly pending: number;
  /** Whether the server asks so often that the user may mute it. */
  readonly isInsistent: boolean;
  /** A request that was withdrawn while it was open. The user may not know yet. */
  readonly withdrawn: Ask | undefined;
}
