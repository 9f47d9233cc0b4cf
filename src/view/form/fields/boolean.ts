import { html } from 'lit';
import type { QuestionOf } from '../../../schema/question.js';
import { describe, type Field } from '../../field/field.js';

/** A checkbox, before its label. */
export function booleanField(field: Field<QuestionOf<'boolean'>>) {
  const { question, id, form } = field;
  const { field: part, invalid, describedBy, title, hint, error } = describe(field);
  return html`<div part=${part} class="field check">
    <input
      part="control"
      id=${id}
      type="checkbox"
      aria-invalid=${invalid}
      aria-describedby=${describedBy}
      ?checked=${form.draft.get(question) === true}
      @change=${(event: Event) => form.enter(question, (event.target as HTMLInputElement).checked)}
    />
    ${title} ${hint} ${error}
  </div>`;
}
