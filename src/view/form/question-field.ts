import { isLong, type Question, type QuestionOf } from '../../schema/question.js';
import { fieldId, labelOf, type FormView } from '../field/field.js';
import { loaded } from '../lazy.js';
import { booleanField } from './fields/boolean.js';
import { choiceField } from './fields/choice.js';
import { choicesField } from './fields/choices.js';
import { dateField } from './fields/date.js';
import { listField } from './fields/list.js';
import { numberField } from './fields/number.js';
import { textField } from './fields/text.js';
import { timezoneField } from './fields/timezone.js';

/** The template of a question, by its kind. */
export function questionField(question: Question, index: number, form: FormView) {
  const field = { id: fieldId(index), label: labelOf(question, index, form.strings), form };
  if (isLong(question)) {
    return loaded.list?.listField({ ...field, question: question as QuestionOf<'choice' | 'open-choice' | 'choices'> });
  }
  switch (question.kind) {
    case 'text':
      return textField({ ...field, question });
    case 'number':
      return numberField({ ...field, question });
    case 'date':
    case 'date-time':
      return dateField({ ...field, question });
    case 'timezone':
      return timezoneField({ ...field, question });
    case 'boolean':
      return booleanField({ ...field, question });
    case 'choice':
    case 'open-choice':
      return choiceField({ ...field, question });
    case 'choices':
      return choicesField({ ...field, question });
    case 'list':
      return listField({ ...field, question });
  }
}
