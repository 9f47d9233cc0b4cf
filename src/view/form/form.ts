import { html, noChange, nothing } from 'lit';
import type { Ask, FormStep } from '../../session/ask.js';
import type { Context } from '../context.js';
import { secretWarning, type FormView } from '../field/field.js';
import type { Page } from '../page/page.js';
import { BATCH, inBatches } from './batches.js';
import type { Forms } from './forms.js';
import { questionField } from './question-field.js';
import { summary } from './summary.js';

export { exceedsView, whenPainted } from './batches.js';
export { styles } from './form.styles.js';
export { Forms } from './forms.js';

/** The page of a form: its problems, its warnings, and one field per question. */
export function formPage(ask: Ask, step: FormStep, name: string, forms: Forms, context: Context): Page {
  const { strings, submit, isComplete } = context;
  const { message, questions } = step;
  const form = forms.viewOf(ask, step, context);
  const isLast = ask.place + 1 === ask.steps.length;
  const last = ask.reviews ? form.strings.review : questions.length ? strings.submit : strings.accept;
  return {
    heading: questions.length ? strings.asking(name) : strings.confirming(name),
    message,
    notices: [summary(questions, form), secretWarning(questions, form.strings), offer(ask, step, forms, form, context)],
    body: inBatches(questions).map((batch, place) =>
      isComplete || place === 0
        ? html`<div class="batch">${batch.map((question, i) => questionField(question, place * BATCH + i, form))}</div>`
        : noChange,
    ),
    note: questions.length ? html`<p>${form.strings.sentTo(name)}</p>` : undefined,
    accept: { label: isLast || ask.isReviewed ? last : strings.next, run: () => submit(step) },
  };
}

/** Offers answers that the user entered for an earlier request but did not send. */
function offer({ server }: Ask, step: FormStep, forms: Forms, { strings }: FormView, { language, reset }: Context) {
  const earlier = forms.offer(server, step);
  if (!earlier) return nothing;
  const restore = () => {
    forms.restore(step, language, earlier);
    reset();
  };
  return html`<p part="notice">
    ${strings.keptAnswers} <button part="restore" class="link" type="button" @click=${restore}>${strings.restore}</button>
  </p>`;
}
