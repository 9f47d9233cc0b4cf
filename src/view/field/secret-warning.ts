import { html, nothing } from 'lit';
import type { FormStrings } from '../../locales/en-form.js';
import { asksForSecret } from '../../safety/secrets.js';
import type { Question } from '../../schema/question.js';

/** Warns about the first question that asks for a credential: above the form, or shorter at the field itself. */
export function secretWarning(questions: readonly Question[], strings: FormStrings, isField = false) {
  const secret = questions.find(asksForSecret);
  if (!secret) return nothing;
  return html`<p part="warning" class="warning">
    ${isField ? nothing : html`<strong>${strings.secrets}</strong>`} ${strings.secret(secret.label)}
  </p>`;
}
