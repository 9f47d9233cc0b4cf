import type { FormState } from '../../answers/form-state.js';
import { decimalMark } from '../../answers/decimal-mark.js';
import { momentOf } from '../../answers/time.js';
import type { FormStrings } from '../../locales/en-form.js';
import type { ContentValue } from '../../protocol/types.js';
import type { Question } from '../../schema/question.js';
import type { Ask } from '../../session/ask.js';
import { labelOf, optionText } from './words.js';

/** Formats an answer for the user: options by their labels, dates in the user's language. */
export function valueText(question: Question, value: ContentValue, language: string, strings: FormStrings): string {
  switch (question.kind) {
    case 'choice':
    case 'open-choice':
    case 'choices':
      return [value]
        .flat()
        .map((each) => {
          const option = question.options.find((candidate) => candidate.value === each);
          return option ? optionText(option, strings) : String(each);
        })
        .join('\n');
    case 'boolean':
      return value ? strings.yes : strings.no;
    case 'date':
      // A calendar date has no time zone. Any zone but UTC could shift it to the day before.
      return dateText(`${String(value)}T00:00:00Z`, language, { dateStyle: 'long', timeZone: 'UTC' });
    case 'date-time':
      return dateText(String(value), language, { dateStyle: 'long', timeStyle: 'short' });
    case 'number':
      return String(value).replace('.', decimalMark(language));
    default:
      return [value].flat().join('\n');
  }
}

/** Returns an invalid date unchanged. */
function dateText(value: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const moment = momentOf(value);
  return Number.isNaN(moment.valueOf()) ? value : moment.toLocaleString(language, options);
}

/** Everything the user entered, as text to copy: one question per line. Invalid answers appear as they were typed. */
export function answersText(ask: Ask, forms: Forms, language: string, strings: FormStrings): string {
  return ask.steps
    .flatMap((step) => (step.mode === 'form' ? linesOf(forms.of(step, language), language, strings) : []))
    .join('\n');
}

interface Forms {
  of(step: Extract<Ask['steps'][number], { mode: 'form' }>, language: string): FormState;
}

const linesOf = (form: FormState, language: string, strings: FormStrings): readonly string[] =>
  form.questions.flatMap((question, i) => {
    const text = entryText(question, form, language, strings);
    return text ? [`${labelOf(question, i, strings)}: ${text}`] : [];
  });

function entryText(question: Question, { draft }: FormState, language: string, strings: FormStrings): string {
  const text = (value: ContentValue | undefined) =>
    value === undefined ? '' : valueText(question, value, language, strings);
  switch (question.kind) {
    case 'choice':
    case 'open-choice': {
      const entry = draft.get(question);
      return typeof entry === 'number' ? text(question.options[entry]?.value) : (entry ?? '');
    }
    case 'choices':
      return draft
        .get(question)
        .map((entry) => (typeof entry === 'number' ? text(String(question.options[entry]!.value)) : entry))
        .join(', ');
    case 'boolean':
      return text(draft.get(question));
    case 'date':
    case 'date-time': {
      const entry = draft.get(question);
      return typeof entry === 'string' && entry ? text(entry) : '';
    }
    default:
      return draft.get(question);
  }
}
