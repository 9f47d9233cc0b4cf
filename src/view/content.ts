import { html, nothing } from 'lit/html.js';
import type { Strings } from '../locales/en.js';
import type { Words } from '../locales/words.js';
import type { Action } from '../protocol/types.js';
import type { Ask, FormStep, Step } from '../session/ask.js';
import type { View } from '../session/session.js';
import type * as Consent from './consent.js';
import { questionField } from './field.js';
import type * as Problems from './problems.js';
import type { FormView } from './form-view.js';
import { header, serverName } from './header.js';
import { page, type Page } from './page.js';

/** What the dialog shows it with, and whom it tells. */
export interface Context {
  readonly strings: Strings;
  /** The words that the host set, for what has more of its own. */
  readonly words: Words | undefined;
  /** How many requests wait. */
  readonly pending: number;
  /** Requests come so often that a person may want no more of them. */
  readonly isInsistent: boolean;
  /** One that was on show before, and of which the person may not know. */
  readonly withdrawn: Ask | undefined;
  /** Loaded with the first request that needs them. */
  readonly consent: typeof Consent | undefined;
  readonly told: typeof Problems | undefined;
  /** Of the form on show. */
  readonly form: FormView | undefined;
  readonly decide: (action: Action) => void;
  readonly submit: () => void;
  readonly back: () => void;
  readonly stop: () => void;
  readonly leave: () => void;
}

/** All that the dialog holds, for what is on show. */
export function content(view: View, context: Context) {
  const { strings, consent, decide, leave } = context;
  const isAsk = view.kind === 'ask';
  const { server } = isAsk ? view.ask : view;
  const name = serverName(server, strings);
  const shown = !isAsk
    ? consent?.waitingPage(view.step, context)
    : view.step.mode === 'url'
      ? consent?.consentPage(view.step, name, context)
      : formPage(view.ask, view.step, name, context);
  if (!shown) return nothing;
  const close = isAsk ? () => decide('cancel') : leave;
  return html`${header(server, shown.heading, isAsk ? strings.cancel : strings.close, close)}
  ${page({ ...(isAsk && frame(view.ask, view.step, name, context)), ...shown.page }, strings)}`;
}

/** What every request has around it: its place among others, and the ways out. */
function frame({ steps, place }: Ask, step: Step, name: string, context: Context) {
  const { strings, told, pending, isInsistent, withdrawn, decide, back, stop } = context;
  const notes = [
    steps.length > 1 && html`<p part="progress">${strings.step(place + 1, steps.length)}</p>`,
    pending > 0 && html`<p role="status">${strings.more(pending)}</p>`,
    isInsistent && html`<button part="stop" class="link" type="button" @click=${stop}>${strings.stopAsking}</button>`,
  ].filter(Boolean);
  const promises = step.mode === 'form' && step.questions.length > 0;
  return {
    notice: withdrawn && told?.withdrawal(withdrawn, context),
    note: notes.length ? notes : promises && html`<p>${strings.sentTo(name)}</p>`,
    back: place ? back : undefined,
    reject: () => decide('reject'),
  };
}

function formPage(ask: Ask, { message, questions }: FormStep, name: string, { strings, told, form, submit }: Context) {
  const isLast = ask.place + 1 === ask.steps.length;
  const page: Page = {
    message,
    notices: form && [
      form.hasFailed ? html`<p role="alert" class="error">${strings.tryAgain}</p>` : nothing,
      told?.summary(questions, form),
      told?.secretWarning(questions, form),
    ],
    body: form && questions.map((question, i) => questionField(question, i, form)),
    accept: { label: !isLast ? strings.next : questions.length ? strings.submit : strings.accept, run: submit },
  };
  return { heading: questions.length ? strings.asking(name) : strings.confirming(name), page };
}
