import type { QuestionOf } from '../../../schema/question.js';
import type { Field } from '../../field/field.js';
import { inputField } from './control.js';

/** A text input, because `type=number` hides invalid text from the validation. */
export function numberField(field: Field<QuestionOf<'number'>>) {
  const { question, form } = field;
  const { minimum = -1, exclusiveMinimum = -1 } = question.limits;
  const isUnsigned = Math.max(minimum, exclusiveMinimum) >= 0; // some phones show no minus sign on the numeric keyboard
  return inputField(field, form.draft.get(question), ({ value }) => form.enter(question, value), {
    autocomplete: 'off',
    ...(isUnsigned && { inputmode: question.integer ? 'numeric' : 'decimal' }),
  });
}
