import { isLong, type Question, type QuestionOf } from '../schema/question.js';
import { fieldId } from './field-id.js';
import { booleanField } from './fields/boolean.js';
import { choiceField } from './fields/choice.js';
import { choicesField } from './fields/choices.js';
import { dateField } from './fields/date.js';
import { listField } from './fields/list.js';
import { numberField } from './fields/number.js';
import { textField } from './fields/text.js';
import { timezoneField } from './fields/timezone.js';
import type { FormView } from './form-view.js';
import { loaded } from './lazy.js';
import { labelOf } from './words.js';

/** The template of a question, by its kind. */
export function questionField(question: Question, index: number, form: FormView) {
  const at = { id: fieldId(index), label: labelOf(question, index, form.strings), form };
  if (isLong(question))
    return loaded.list?.listField({ ...at, question: question as QuestionOf<'choice' | 'choices'> });
  switch (question.kind) {
    case 'text':
      return textField({ ...at, question });
    case 'number':
      return numberField({ ...at, question });
    case 'date':
    case 'date-time':
      return dateField({ ...at, question });
    case 'timezone':
      return timezoneField({ ...at, question });
    case 'boolean':
      return booleanField({ ...at, question });
    case 'choice':
    case 'open-choice':
      return choiceField({ ...at, question });
    case 'choices':
      return choicesField({ ...at, question });
    case 'list':
      return listField({ ...at, question });
  }
}
