import { INCOMPLETE } from '../../../answers/entries.js';
import { purposeOf } from '../../../schema/purpose.js';
import type { QuestionOf } from '../../../schema/question.js';
import type { Field } from '../../field/field.js';
import { inputField } from './control.js';

/** A native date input. An incomplete date counts as invalid, not as empty. */
export function dateField(field: Field<QuestionOf<'date' | 'date-time'>>) {
  const { question, form } = field;
  const entry = form.draft.get(question);
  return inputField(
    field,
    typeof entry === 'string' ? entry : '',
    ({ value, validity }) => form.enter(question, validity.badInput ? INCOMPLETE : value),
    {
      watch: true,
      ...(question.kind === 'date' ? { type: 'date', autocomplete: purposeOf(question) } : { type: 'datetime-local' }),
    },
  );
}
