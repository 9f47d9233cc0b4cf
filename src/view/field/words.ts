import { localZone } from '../../answers/time.js';
import type { FormStrings } from '../../locales/en-form.js';
import { harmlessLine } from '../../safety/text.js';
import type { Option, Question } from '../../schema/question.js';

/** The label of a question, or its number if the name has no visible character. */
export const labelOf = ({ label }: Question, index: number, strings: FormStrings): string =>
  label || strings.question(index + 1);

/** The label of an option. */
export function optionText({ title, value }: Option, strings: FormStrings): string {
  if (title !== undefined) return title;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return harmlessLine(String(value)) || strings.emptyOption;
}

/** The hint that describes the limits of a question. Empty if the control makes them obvious. */
export function limitsText(question: Question, strings: FormStrings): string {
  const { limits } = question;
  switch (question.kind) {
    case 'number':
      return Object.keys(limits).some((keyword) => /imum|multipleOf/i.test(keyword))
        ? strings.numberHint(limits, question.integer)
        : '';
    case 'text':
      return limits.minLength || limits.maxLength !== undefined ? strings.lengthHint(limits) : '';
    case 'choices':
      return limits.minItems || limits.maxItems !== undefined ? strings.choicesHint(limits) : '';
    case 'list':
      return limits.minItems || limits.maxItems !== undefined ? strings.linesHint(limits) : strings.listHint;
    case 'date-time':
      return strings.zoneHint(localZone());
    default:
      return '';
  }
}
