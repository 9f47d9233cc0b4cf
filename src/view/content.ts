import { html, nothing } from 'lit/html.js';
import type { Strings } from '../locales/en.js';
import type { Words } from '../locales/words.js';
import type { Action } from '../protocol/types.js';
import type { Ask, FormStep } from '../session/ask.js';
import type { View } from '../session/session.js';
import type { copy } from './copy.js';
import type { Forms } from './form.js';
import { header, serverName } from './header.js';
import { loaded } from './lazy.js';
import { page, type Page, type Titled } from './page.js';

/** What the dialog shows it with, and whom it tells. */
export interface Context {
  readonly strings: Strings;
  /** Those of the language, and over them those of the host, for what has more of its own. */
  readonly words: Words;
  /** Of the person. */
  readonly language: string;
  readonly forms: Forms | undefined;
  /** All of it, and not only what is in sight at first. */
  readonly isWhole: boolean;
  /** How many requests wait. */
  readonly pending: number;
  /** Requests come so often that a person may want no more of them. */
  readonly isInsistent: boolean;
  /** One that was on show before, and of which the person may not know. */
  readonly withdrawn: Ask | undefined;
  readonly decide: (action: Action) => void;
  readonly submit: (step: FormStep) => void;
  /** To the step before, or to a field of another. */
  readonly back: (place?: number, field?: string) => void;
  readonly stop: () => void;
  readonly leave: () => void;
  readonly copy: typeof copy;
  /** Begins with what is on show once more. */
  readonly anew: () => void;
}

/** All that the dialog holds, for what is on show. */
export function content(view: View, context: Context) {
  const { strings, decide, leave } = context;
  const isWait = view.kind === 'wait';
  const { server } = view.ask;
  const name = serverName(server, strings);
  const shown = titled(view, name, context);
  if (!shown) return nothing;
  const close = isWait ? leave : () => decide('cancel');
  return html`${header(server, shown.heading, isWait ? strings.close : strings.cancel, close)}
  ${page({ ...(!isWait && frame(view.ask, shown.page, context)), ...shown.page }, strings)}`;
}

/** What is between the header and the ways out, by what is on show. */
function titled(view: View, name: string, context: Context): Titled | undefined {
  const { form, url } = loaded;
  const { forms } = context;
  if (view.kind === 'wait') return url?.waitingPage(view.step, context);
  if (view.kind === 'review') return form?.reviewPage(view.ask, name, context);
  const { ask, step } = view;
  return step.mode === 'url'
    ? url?.consentPage(step, name, context)
    : forms && form?.formPage(ask, step, name, forms, context);
}

/** What every request has around it: its place among others, and the ways out. */
function frame({ steps, place }: Ask, { promise }: Page, context: Context) {
  const { strings, pending, isInsistent, withdrawn, decide, back, stop } = context;
  const notes = [
    steps.length > 1 && steps[place] && html`<p part="progress">${strings.step(place + 1, steps.length)}</p>`,
    pending > 0 && html`<p role="status">${strings.more(pending)}</p>`,
    isInsistent && html`<button part="stop" class="link" type="button" @click=${stop}>${strings.stopAsking}</button>`,
  ].filter(Boolean);
  return {
    notice: withdrawn && loaded.form?.withdrawal(withdrawn, context),
    note: notes.length ? notes : promise && html`<p>${promise}</p>`,
    back: place ? () => back() : undefined,
    reject: () => decide('reject'),
  };
}
