import { html } from 'lit/html.js';
import type { QuestionOf } from '../../schema/question.js';
import type { Field } from '../form-view.js';
import { optionText } from '../words.js';
import { group } from './frame.js';

/** Several of a list. No box is disabled at the limit: a person should see why it is too many, and may swap. */
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
