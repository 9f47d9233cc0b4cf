import { html } from 'lit/html.js';
import { zones } from '../../answers/time.js';
import type { QuestionOf } from '../../schema/question.js';
import type { Field } from '../form-view.js';
import { inputField } from './control.js';

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
