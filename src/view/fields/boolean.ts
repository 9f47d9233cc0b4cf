import { html } from 'lit/html.js';
import type { QuestionOf } from '../../schema/question.js';
import type { Field } from '../form-view.js';
import { describe } from './frame.js';

export function booleanField(field: Field<QuestionOf<'boolean'>>) {
  const { question, label, id, form } = field;
  const { field: part, invalid, describedBy, note, hint, error } = describe(field);
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
    <div class="title">
      <label part="label" class="label" for=${id} dir="auto">${label}</label>
      <span part="hint" class="note" id="${id}-note">${note}</span>
    </div>
    ${hint} ${error}
  </div>`;
}
