import { html } from 'lit';
import type { Ask } from '../session/ask.js';
import type { View } from '../session/session.js';
import type { Context } from './context.js';
import { formPage, type Forms } from './form/form.js';
import { loaded } from './lazy.js';
import { header, page, serverName, type Page } from './page/page.js';
import { reviewPage } from './review/review.js';
import { withdrawal } from './withdrawal/withdrawal.js';

/** The content of the dialog: the header, and the page with what every request has. */
export function content(view: View, shown: Page, forms: Forms, context: Context) {
  const { strings, decide, leave } = context;
  const { server } = view.ask;
  return view.kind === 'wait'
    ? html`${header(server, shown.heading, strings.close, leave)} ${page(shown, strings)}`
    : html`${header(server, shown.heading, strings.cancel, () => decide('cancel'))}
      ${page(framed(view.ask, shown, forms, context), strings)}`;
}

/** The page of what the session wants to show. Undefined while a part of it is missing. */
export function pageOf(view: View, forms: Forms, context: Context): Page | undefined {
  const name = serverName(view.ask.server, context.strings);
  switch (view.kind) {
    case 'wait':
      return loaded.url?.waitingPage(view.step, context);
    case 'review':
      return reviewPage(view.ask, name, context);
    case 'ask':
      return view.step.mode === 'url'
        ? loaded.url?.consentPage(view.step, name, context)
        : formPage(view.ask, view.step, name, forms, context);
  }
}

/** Adds what every request has: its position among others, and the ways to go back and to decline. */
function framed({ steps, place }: Ask, shown: Page, forms: Forms, context: Context): Page {
  const { strings, pending, isInsistent, withdrawn, decide, back, mute } = context;
  const notes = [
    steps.length > 1 && steps[place] && html`<p part="progress">${strings.step(place + 1, steps.length)}</p>`,
    pending > 0 && html`<p role="status">${strings.more(pending)}</p>`,
    isInsistent && html`<button part="stop" class="link" type="button" @click=${mute}>${strings.stopAsking}</button>`,
  ].filter(Boolean);
  return {
    ...shown,
    notice: withdrawn && withdrawal(withdrawn, forms, context),
    note: notes.length ? notes : shown.note,
    back: place ? () => back() : undefined,
    reject: () => decide('reject'),
  };
}
