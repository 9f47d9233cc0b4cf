import { html, noChange, nothing } from 'lit/html.js';
import { decimalMark } from '../answers/decimal-mark.js';
import { FormState } from '../answers/form-state.js';
import { enForm } from '../locales/en-form.js';
import type { Server } from '../protocol/types.js';
import { asksForSecret } from '../safety/secrets.js';
import type { Ask, FormStep } from '../session/ask.js';
import { Drafts } from '../session/drafts.js';
import { objection } from '../session/objection.js';
import { BATCH, inBatches } from './batch.js';
import type { Context } from './content.js';
import { questionField } from './field.js';
import { describe } from './fields/frame.js';
import { styles } from './form.styles.js';
import type { FormView } from './form-view.js';
import type { Titled } from './page.js';
import { secretWarning, summary } from './problems.js';
import { rehearse } from './rehearsal.js';
import { reviewPage } from './review.js';
import { showWithdrawal, withdrawal } from './withdrawal.js';
import { optionText } from './words.js';

export { describe, objection, optionText, rehearse, reviewPage, showWithdrawal, styles, withdrawal };

/*
 * All that only forms need: loaded as soon as there is an element in the page.
 */

/** The forms of one element, while they are filled in and after. */
export class Forms {
  readonly #changed: () => void;
  readonly #states = new WeakMap<FormStep, FormState>();
  readonly #drafts = new Drafts();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The state of a form; `language` is the person's when it is first shown. */
  of(step: FormStep, language: string): FormState {
    const state = this.#states.get(step) ?? new FormState(step.questions, decimalMark(language));
    this.#states.set(step, state);
    return state;
  }

  /** What was entered when the same was asked before, while nothing is entered yet. */
  offer(server: Server | undefined, step: FormStep): FormState | undefined {
    return this.#states.get(step)?.isTouched ? undefined : this.#drafts.find(server, step);
  }

  restore(step: FormStep, language: string, before: FormState): void {
    const entries = before.entries.map((entry, i) => (asksForSecret(step.questions[i]!) ? undefined : entry));
    this.#states.set(step, new FormState(step.questions, decimalMark(language), entries));
  }

  /** It was decided: nothing of it is offered again. */
  forget({ server, steps }: Ask): void {
    for (const step of steps) if (step.mode === 'form') this.#drafts.forget(server, step);
  }

  /** What the templates of a form are a function of. */
  viewOf({ server }: Ask, step: FormStep, { language, words }: Context): FormView {
    const state = this.of(step, language);
    return {
      strings: { ...enForm, ...words },
      words,
      language,
      refresh: this.#changed,
      draft: state.draft,
      problems: state.problems,
      enter: (question, entry) => {
        if (!state.isTouched) this.#drafts.begin(server, step, state);
        if (state.enter(question, entry)) this.#changed();
      },
    };
  }
}

export function formPage(ask: Ask, step: FormStep, name: string, forms: Forms, context: Context): Titled {
  const { strings, submit, isWhole } = context;
  const { message, questions } = step;
  const form = forms.viewOf(ask, step, context);
  const isLast = ask.place + 1 === ask.steps.length;
  const last = ask.reviews ? form.strings.review : questions.length ? strings.submit : strings.accept;
  return {
    heading: questions.length ? strings.asking(name) : strings.confirming(name),
    page: {
      message,
      notices: [
        summary(questions, form),
        secretWarning(questions, form.strings),
        offer(ask, step, forms, form, context),
      ],
      body: inBatches(questions).map((batch, place) =>
        isWhole || place === 0
          ? html`<div class="batch">${batch.map((question, i) => questionField(question, place * BATCH + i, form))}</div>`
          : noChange,
      ),
      promise: questions.length ? form.strings.sentTo(name) : undefined,
      accept: { label: isLast || ask.isReviewed ? last : strings.next, run: () => submit(step) },
    },
  };
}

/** Of answers that were begun, and not sent. */
function offer({ server }: Ask, step: FormStep, forms: Forms, { strings }: FormView, { language, anew }: Context) {
  const before = forms.offer(server, step);
  if (!before) return nothing;
  const restore = () => {
    forms.restore(step, language, before);
    anew();
  };
  return html`<p part="notice">
    ${strings.keptAnswers} <button part="restore" class="link" type="button" @click=${restore}>${strings.restore}</button>
  </p>`;
}
