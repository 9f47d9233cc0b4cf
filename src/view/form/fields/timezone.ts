import { html } from 'lit';
import { zones } from '../../../answers/time.js';
import type { QuestionOf } from '../../../schema/question.js';
import type { Field } from '../../field/field.js';
import { inputField } from './control.js';

/** A text input that suggests the time zones of the browser. */
export function timezoneField(field: Field<QuestionOf<'timezone'>>) {
  const { question, form, id } = field;
  const list = `${id}-zones`;
  return inputField(
    field,
    form.draft.get(question),
    ({ value }) => form.enter(question, value),
    { autocomplete: 'off', list },
    html`<datalist id=${list}>${zones().map((zone) => html`<option value=${zone}></option>`)}</datalist>`,
  );
}
