import { purposeOf } from '../../../schema/purpose.js';
import type { QuestionOf } from '../../../schema/question.js';
import type { Field } from '../../field/field.js';
import { inputField, textareaField } from './control.js';

/** A text input or a text area. */
export function textField(field: Field<QuestionOf<'text'>>) {
  const { question, form } = field;
  const { format } = question.limits;
  const entry = form.draft.get(question);
  const enter = ({ value }: { value: string }) => form.enter(question, value);
  return question.multiline
    ? textareaField(field, entry, enter)
    : inputField(field, entry, enter, {
        type: format === 'email' ? 'email' : format === 'uri' ? 'url' : 'text',
        autocomplete: purposeOf(question),
      });
}
