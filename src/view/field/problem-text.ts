import type { Problem } from '../../answers/answer.js';
import type { FormStrings } from '../../locales/en-form.js';
import type { Question } from '../../schema/question.js';

/** Says what is wrong with an answer and how to correct it. */
export function problemText(question: Question, { keyword, item }: Problem, strings: FormStrings): string {
  const own = 'free' in question ? { ...question.limits, ...question.free } : question.limits;
  const limits = (item === undefined ? own : own.items) ?? {};
  const text = keywordText(question, keyword, limits, strings);
  return item === undefined ? text : strings.line(item + 1, text);
}

function keywordText(
  question: Question,
  keyword: Problem['keyword'],
  limits: Question['limits'],
  strings: FormStrings,
): string {
  switch (keyword) {
    case 'minLength':
      return strings.tooShort(limits.minLength ?? 0);
    case 'maxLength':
      return strings.tooLong(limits.maxLength ?? 0);
    case 'minItems':
    case 'maxItems':
      return question.kind === 'list' ? strings.linesNeeded(limits) : strings.choices(limits);
    case 'uniqueItems':
      return strings.linesUnique;
    case 'pattern':
      return strings.formatNeeded;
    case 'unsafe':
      return strings.numberUnsafe;
    case 'format':
      return formatText(limits.format, strings);
    default:
      if (question.kind === 'number') return strings.numberNeeded(limits, question.integer);
      return keyword === 'type' && 'options' in question ? strings.choiceUnknown : neededText(question, strings);
  }
}

function formatText(format: Question['limits']['format'], strings: FormStrings): string {
  switch (format) {
    case 'email':
      return strings.emailNeeded;
    case 'uri':
      return strings.uriNeeded;
    case 'date-time':
      return strings.dateTimeNeeded;
    default:
      return strings.dateNeeded;
  }
}

function neededText({ kind, limits }: Question, strings: FormStrings): string {
  switch (kind) {
    case 'choice':
    case 'open-choice':
      return strings.choiceNeeded;
    case 'choices':
      return limits.minItems || limits.maxItems !== undefined ? strings.choices(limits) : strings.choiceNeeded;
    case 'date':
    case 'date-time':
      return formatText(kind, strings);
    case 'timezone':
      return strings.timezoneNeeded;
    case 'text':
      return limits.format ? formatText(limits.format, strings) : strings.answerNeeded;
    default:
      return strings.answerNeeded;
  }
}
