import type { QuestionOf } from '../../schema/question.js';
import type { Field } from '../form-view.js';
import { inputField } from './control.js';

/** Not `type=number`, which drops what it cannot read before anyone can say so. */
export function numberField(field: Field<QuestionOf<'number'>>) {
  const { question, form } = field;
  const { minimum = -1, exclusiveMinimum = -1 } = question.limits;
  const isUnsigned = Math.max(minimum, exclusiveMinimum) >= 0; // a phone's pad of digits may have no minus
  return inputField(field, form.draft.get(question), ({ value }) => form.enter(question, value), {
    autocomplete: 'off',
    ...(isUnsigned && { inputmode: question.integer ? 'numeric' : 'decimal' }),
  });
}
