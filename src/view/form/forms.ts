import { decimalMark } from '../../answers/decimal-mark.js';
import { FormState } from '../../answers/form-state.js';
import { enForm } from '../../locales/en-form.js';
import type { Server } from '../../protocol/types.js';
import { asksForSecret } from '../../safety/secrets.js';
import type { Ask, FormStep } from '../../session/ask.js';
import { Drafts } from '../../session/drafts.js';
import type { Localization } from '../context.js';
import type { FormView } from '../field/field.js';

/** The state of every form of one element, and the drafts that may be offered again. */
export class Forms {
  readonly #refresh: () => void;
  readonly #states = new WeakMap<FormStep, FormState>();
  readonly #drafts = new Drafts();

  constructor(refresh: () => void) {
    this.#refresh = refresh;
  }

  /** The state of a form. `language` is the user's language when the form is first shown. */
  of(step: FormStep, language: string): FormState {
    const state = this.#states.get(step) ?? new FormState(step.questions, decimalMark(language));
    this.#states.set(step, state);
    return state;
  }

  /** Answers from an earlier request for the same form, unless the user has already entered something. */
  offer(server: Server | undefined, step: FormStep): FormState | undefined {
    return this.#states.get(step)?.isTouched ? undefined : this.#drafts.find(server, step);
  }

  /** Fills a form with earlier answers, except for secrets. */
  restore(step: FormStep, language: string, earlier: FormState): void {
    const entries = earlier.entries.map((entry, i) => (asksForSecret(step.questions[i]!) ? undefined : entry));
    this.#states.set(step, new FormState(step.questions, decimalMark(language), entries));
  }

  /** Drops the drafts of a request that has been decided. */
  forget({ server, steps }: Ask): void {
    for (const step of steps) if (step.mode === 'form') this.#drafts.forget(server, step);
  }

  /** What the templates of a form depend on. */
  viewOf({ server }: Ask, step: FormStep, { language, words }: Localization): FormView {
    const state = this.of(step, language);
    return {
      strings: { ...enForm, ...words },
      words,
      language,
      refresh: this.#refresh,
      draft: state.draft,
      problems: state.problems,
      enter: (question, entry) => {
        if (!state.isTouched) this.#drafts.begin(server, step, state);
        if (state.enter(question, entry)) this.#refresh();
      },
    };
  }
}
