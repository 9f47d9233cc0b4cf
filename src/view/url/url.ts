import { html } from 'lit';
import { enUrl, type UrlStrings } from '../../locales/en-url.js';
import { readUrl, type UrlParts, type UrlRisk } from '../../safety/url.js';
import type { UrlStep } from '../../session/ask.js';
import type { Context } from '../context.js';
import { copy, type Page } from '../page/page.js';
import { styles } from './url.styles.js';

export { styles };

/*
 * Everything that only URL mode needs, including the Public Suffix List. Lazy-loaded with the first URL request.
 */

/** Asks for consent to open a web page. The address is text, not a link, so nothing is fetched before the consent. */
export function consentPage({ message, url }: UrlStep, name: string, context: Context): Page {
  const { words, decide } = context;
  const strings = { ...enUrl, ...words };
  const parts = readUrl(url);
  const warnings = parts.risks.map(
    (risk) =>
      html`<p part="warning" class="warning"><strong>${strings.checkAddress}</strong> ${riskText(risk, strings)}</p>`,
  );
  const open = () => {
    openPage(url); // in the click event, because pop-up blockers stop it later
    decide('accept');
  };
  return {
    heading: strings.opening(name),
    message,
    body: [address(url, parts, context), warnings],
    accept: { label: strings.open(parts.host), run: open },
  };
}

/** Waits until the user or the server says that the page is done. The element cannot look into the tab. */
export function waitingPage({ url }: UrlStep, context: Context): Page {
  const { words, leave } = context;
  const strings = { ...enUrl, ...words };
  const parts = readUrl(url);
  return {
    heading: strings.waiting(parts.host),
    message: strings.waitingNote,
    body: address(url, parts, context),
    other: { label: strings.openAgain, run: () => openPage(url) },
    accept: { label: strings.finished, run: leave, part: 'finished' },
  };
}

function openPage(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}

function address(href: string, { before, domain, after }: UrlParts, { words, strings: { copied } }: Context) {
  const strings = { ...enUrl, ...words };
  return html`<div>
    <p part="url" class="url" role="group" dir="ltr" tabindex="0" aria-label=${strings.address}>${before}<strong>${domain}</strong>${after}</p>
    <button class="link" type="button" @click=${copy(
      () => href,
      copied,
      (button) => button.previousElementSibling!,
    )}>
      ${strings.copyAddress}
    </button>
    <span class="note" role="status"></span>
  </div>`;
}

function riskText(risk: UrlRisk, strings: UrlStrings): string {
  const texts: Record<UrlRisk, string> = {
    http: strings.urlUnencrypted,
    lookalike: strings.urlLookalike,
    user: strings.urlUser,
    address: strings.urlNumeric,
    port: strings.urlPort,
    private: strings.urlPrivate,
  };
  return texts[risk];
}
