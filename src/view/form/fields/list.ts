import type { QuestionOf } from '../../../schema/question.js';
import type { Field } from '../../field/field.js';
import { textareaField } from './control.js';

/** A list of strings, one per line. */
export function listField(field: Field<QuestionOf<'list'>>) {
  const { question, form } = field;
  return textareaField(field, form.draft.get(question), ({ value }) => form.enter(question, value));
}
