import { html, nothing } from 'lit';
import type { Strings } from '../../locales/en.js';
import { absent } from './absent.js';
import type { Page } from './types.js';

export { absent } from './absent.js';
export { copy } from './copy.js';
export { header, serverName } from './header.js';
export { styles } from './page.styles.js';
export type { Command, Page } from './types.js';

/** Messages with more characters than this may scroll, so the keyboard must be able to reach them. */
const LONG = 500;

/** The message, the body, and the buttons. */
export function page({ message, notice, notices, body, note, back, reject, other, accept }: Page, strings: Strings) {
  const onSubmit = (event: Event) => {
    event.preventDefault();
    accept.run();
  };
  const button = (label: string, run: () => void, part: string) =>
    html`<button part=${part} class="button" type="button" @click=${run}>${label}</button>`;
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
