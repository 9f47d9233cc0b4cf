import { html } from 'lit';
import type { QuestionOf } from '../../../schema/question.js';
import { group, optionText, type Field } from '../../field/field.js';

/** Several of several options. No checkbox is disabled at the limit, so the user can exchange one option for another. */
export function choicesField(field: Field<QuestionOf<'choices'>>) {
  const { question, form } = field;
  const toggle = (index: number) => (event: Event) => {
    const others = form.draft.get(question).filter((chosen) => chosen !== index);
    form.enter(question, (event.target as HTMLInputElement).checked ? [...others, index] : others);
  };
  return group(
    field,
    'group',
    (invalid) => html`<div class="options">
      ${question.options.map(
        (option, i) =>
          html`<label part="option" class="option"
            ><input
              part="control"
              type="checkbox"
              aria-invalid=${invalid}
              ?checked=${form.draft.get(question).includes(i)}
              @change=${toggle(i)}
            /><span dir="auto">${optionText(option, form.strings)}</span></label
          >`,
      )}
    </div>`,
  );
}
