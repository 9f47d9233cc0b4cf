import { html, nothing } from 'lit/html.js';
import type { Strings } from '../locales/en.js';
import { absent } from './absent.js';

/** What the dialog holds below its header: a message, what it is about, and what may be decided. */
export interface Page {
  readonly message: string;
  /** What has become of something else. */
  readonly notice?: unknown;
  /** Problems and warnings. */
  readonly notices?: unknown;
  readonly body?: unknown;
  /** What becomes of the answers. */
  readonly promise?: string | undefined;
  /** Beside the buttons. */
  readonly note?: unknown;
  readonly back?: (() => void) | undefined;
  readonly reject?: (() => void) | undefined;
  /** Another way on, of less weight. */
  readonly other?: { readonly label: string; readonly run: () => void };
  accept: { readonly label: string; readonly run: () => void; readonly part?: string };
}

export interface Titled {
  readonly heading: string;
  readonly page: Page;
}

/** A message of more characters may have to be scrolled by itself, by the keyboard too. */
const LONG = 500;

export function page({ message, notice, notices, body, note, back, reject, other, accept }: Page, strings: Strings) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    accept.run();
  };
  const button = (label: string, run: () => void, part: string | undefined) =>
    html`<button part=${part ?? absent} class="button" type="button" @click=${run}>${label}</button>`;
  return html`<form part="form" class="form" novalidate @submit=${onSubmit}>
    <div class="body">
      ${notice} ${notices}
      <p part="message" class="message" id="message" dir="auto" tabindex=${message.length > LONG ? 0 : absent}>${message}</p>
      ${body}
    </div>
    <div part="footer" class="footer">
      ${note ? html`<div class="aside">${note}</div>` : nothing}
      ${back && button(strings.back, back, 'back')} ${reject && button(strings.decline, reject, 'reject')}
      ${other && button(other.label, other.run, 'other')}
      <button part=${accept.part ?? 'accept'} class="button primary" type="submit">${accept.label}</button>
    </div>
  </form>`;
}
