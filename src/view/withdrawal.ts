import { html, nothing, render } from 'lit/html.js';
import { enForm } from '../locales/en-form.js';
import type { Ask } from '../session/ask.js';
import { answersText } from './answer-text.js';
import type { Context } from './content.js';
import { serverName } from './header.js';

type Around = Pick<Context, 'words' | 'strings' | 'language' | 'forms' | 'copy'>;

/** Word of a request that nobody waits for any longer. What was typed for it can be taken along. */
export function withdrawal(ask: Ask, { words, strings, language, forms, copy }: Around) {
  const said = { ...enForm, ...words };
  const isTouched = ask.steps.some((step) => step.mode === 'form' && forms?.of(step, language).isTouched);
  return html`<div role="status" part="notice">
    <p>${said.withdrawn(serverName(ask.server, strings))} ${said.nothingSent}</p>
    ${
      isTouched && forms
        ? html`<button class="link" type="button" @click=${copy(() => answersText(ask, forms, language, said), strings.copied)}>
              ${said.copyAnswers}
            </button>
            <span class="note" role="status"></span>`
        : nothing
    }
  </div>`;
}

/** The same, at the edge of the page where no dialog is open, until the person has seen it. */
export function showWithdrawal(
  element: HTMLElement,
  ask: Ask | undefined,
  context: Around & { readonly close: () => void },
): void {
  const button = html`<button class="button" type="button" @click=${context.close}>${context.strings.close}</button>`;
  render(ask ? html`${withdrawal(ask, context)} ${button}` : nothing, element);
  if (element.matches(':popover-open') !== (ask !== undefined)) element.togglePopover();
}
