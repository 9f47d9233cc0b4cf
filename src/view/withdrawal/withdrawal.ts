import { html, nothing } from 'lit';
import { enForm } from '../../locales/en-form.js';
import type { Ask } from '../../session/ask.js';
import type { Localization } from '../context.js';
import { answersText } from '../field/field.js';
import type { Forms } from '../form/form.js';
import { copy, serverName } from '../page/page.js';

export { styles } from './withdrawal.styles.js';

/** Says that the server withdrew its request. The user can copy what they have entered. */
export function withdrawal(ask: Ask, forms: Forms, { words, strings, language }: Localization) {
  const texts = { ...enForm, ...words };
  const isTouched = ask.steps.some((step) => step.mode === 'form' && forms.of(step, language).isTouched);
  return html`<div role="status" part="notice">
    <p>${texts.withdrawn(serverName(ask.server, strings))} ${texts.nothingSent}</p>
    ${
      isTouched
        ? html`<button class="link" type="button" @click=${copy(() => answersText(ask, forms, language, texts), strings.copied)}>
              ${texts.copyAnswers}
            </button>
            <span class="note" role="status"></span>`
        : nothing
    }
  </div>`;
}

/** The same as a toast, for when no dialog is open. */
export function withdrawalToast(ask: Ask, forms: Forms, localization: Localization, close: () => void) {
  return html`${withdrawal(ask, forms, localization)}
    <button class="button" type="button" @click=${close}>${localization.strings.close}</button>`;
}
