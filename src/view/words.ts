import type { Problem } from '../answers/answer.js';
import { localZone } from '../answers/time.js';
import type { Strings } from '../locales/en.js';
import { harmlessLine } from '../safety/text.js';
import type { Option, Question } from '../schema/question.js';

/** What an option is called. */
export function optionText({ title, value }: Option, strings: Strings): string {
  if (title !== undefined) return title;
  if (typeof value === 'boolean') return value ? strings.yes : strings.no;
  return harmlessLine(String(value)) || strings.emptyOption;
}

/** What the limits of a question ask for, before anything is wrong; empty where that goes without saying. */
export function limitsText(question: Question, strings: Strings): string {
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

/** What is wrong with an answer, and what to do. */
export function problemText(question: Question, { keyword, item }: Problem, strings: Strings): string {
  const limits = (item === undefined ? question.limits : question.limits.items) ?? {};
  const text = keywordText(question, keyword, limits, strings);
  return item === undefined ? text : strings.line(item + 1, text);
}

function keywordText(
  question: Question,
  keyword: Problem['keyword'],
  limits: Question['limits'],
  strings: Strings,
): string {
  switch (keyword) {
    case 'minLength':
      return strings.tooShort(limits.minLength ?? 0);
    case 'maxLength':
      return strings.tooLong(limits.maxLength ?? 0);
    case 'minItems':
    case 'maxItems':
      return question.kind === 'list' ? strings.linesNeeded(limits) : strings.choicesHint(limits);
    case 'uniqueItems':
      return strings.linesUnique;
    case 'pattern':
      return strings.formatNeeded;
    case 'unsafe':
      return strings.numberUnsafe;
    case 'format':
      return formatText(limits.format, strings);
    default:
      return question.kind === 'number'
        ? strings.numberNeeded(limits, question.integer)
        : neededText(question, strings);
  }
}

function formatText(format: Question['limits']['format'], strings: Strings): string {
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

function neededText({ kind, limits }: Question, strings: Strings): string {
  switch (kind) {
    case 'choice':
    case 'open-choice':
      return strings.choiceNeeded;
    case 'choices':
      return limits.minItems || limits.maxItems !== undefined ? strings.choicesHint(limits) : strings.choiceNeeded;
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
