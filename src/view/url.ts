import { html } from 'lit/html.js';
import { enUrl, type UrlStrings } from '../locales/en-url.js';
import { readUrl, type UrlParts, type UrlRisk } from '../safety/url.js';
import type { UrlStep } from '../session/ask.js';
import type { Context } from './content.js';
import type { Titled } from './page.js';
import { styles } from './url.styles.js';

export { styles };

/*
 * All that only URL mode needs, with the Public Suffix List: loaded with the first such request.
 */

/** Shows where a page is before anything of it is fetched: so it is text, and a button, and never a link. */
export function consentPage({ message, url }: UrlStep, name: string, context: Context): Titled {
  const { words, decide } = context;
  const strings = { ...enUrl, ...words };
  const parts = readUrl(url);
  const warnings = parts.risks.map(
    (risk) =>
      html`<p part="warning" class="warning"><strong>${strings.checkAddress}</strong> ${riskText(risk, strings)}</p>`,
  );
  const open = () => {
    openPage(url); // in the click that consents: later, it would be a pop-up to block
    decide('accept');
  };
  return {
    heading: strings.opening(name),
    page: {
      message,
      body: [address(url, parts, context), warnings],
      accept: { label: strings.open(parts.host), run: open },
    },
  };
}

/** The page was opened in a tab that cannot be looked into: the person says when it is done, or the server does. */
export function waitingPage({ url }: UrlStep, context: Context): Titled {
  const { words, leave } = context;
  const strings = { ...enUrl, ...words };
  const parts = readUrl(url);
  return {
    heading: strings.waiting(parts.host),
    page: {
      message: strings.waitingNote,
      body: address(url, parts, context),
      other: { label: strings.openAgain, run: () => openPage(url) },
      accept: { label: strings.finished, run: leave, part: 'finished' },
    },
  };
}

function openPage(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer');
}

function address(href: string, { before, domain, after }: UrlParts, { words, copy, strings: { copied } }: Context) {
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
