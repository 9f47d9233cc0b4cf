import { html, nothing } from 'lit';
import type { Server } from '../../protocol/types.js';
import { iconOf } from '../../safety/icon.js';
import { harmlessLine } from '../../safety/text.js';
import type { Strings } from '../../locales/en.js';

const MAX_NAME = 60;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The server's name for use in a sentence. Right-to-left names are isolated so that they do not reorder the sentence. */
export function serverName(server: Server | undefined, strings: Strings): string {
  const name = titleOf(server) || strings.someServer;
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** The server's title, cut so that it leaves room for the form. */
function titleOf(server: Server | undefined): string {
  const title = harmlessLine(server?.title || server?.name || '');
  return title.length > MAX_NAME ? `${title.slice(0, MAX_NAME)}…` : title;
}

/** Reveals the initial if the icon fails to load. */
const hide = ({ target }: Event) => ((target as HTMLElement).hidden = true);

/** Names the server and its request. Everything here comes from the host page, nothing from the payload. */
export function header(server: Server | undefined, heading: string, closing: string, close: () => void) {
  const icon = iconOf(server);
  const initial = Array.from(titleOf(server))[0]?.toUpperCase() ?? '?';
  // The server chooses its title. The host page knows it by its name and origin.
  const identity = [server?.title && server.name, server?.origin].filter(Boolean).map((text) => harmlessLine(text!));
  return html`<div part="header" class="header">
    <span class="monogram" aria-hidden="true"
      >${initial}${
        icon
          ? html`<img src=${icon} alt="" crossorigin="anonymous" referrerpolicy="no-referrer" @error=${hide} />`
          : nothing
      }</span
    >
    <div>
      <h2 id="heading" class="heading" tabindex="-1" dir="auto">${heading}</h2>
      ${identity.length ? html`<p part="server" class="server"><bdi>${identity.join(' · ')}</bdi></p>` : nothing}
    </div>
    <button part="cancel" class="close" type="button" aria-label=${closing} @click=${close}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13" /></svg>
    </button>
  </div>`;
}
