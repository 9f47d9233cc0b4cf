import type { Content, ContentValue } from '../protocol/types.js';
import type { Limits } from '../schema/limits.js';
import type { Question } from '../schema/question.js';
import { INCOMPLETE, type Draft } from './entries.js';
import { isRounded, parseNumber } from './number.js';
import { hasPatterns, loadPatterns, matchesPattern } from './pattern.js';
import { toLocal } from './time.js';
import { fromLocal, toZone } from './timestamp.js';
import { violation, type ValueType, type Violation } from './validate.js';

export { hasPatterns, loadPatterns };

/** What is wrong with an entry: the keyword that it violates, or another reason. */
export interface Problem {
  readonly keyword: Violation['keyword'] | 'required' | 'unsafe' | 'timezone' | 'incomplete';
  /** Index of the line in a list, including empty lines. */
  readonly item?: number;
}

/** A valid answer, a problem, or undefined if there is no answer. */
export type Answer = { readonly value: ContentValue } | { readonly problem: Problem } | undefined;

/** Reads the entry of a question. `mark` is the decimal mark of the language. */
export function readAnswer(question: Question, draft: Draft, mark: string): Answer {
  return readEntry(question, draft, mark) ?? (question.required ? problem('required') : undefined);
}

/** Reads a form. Returns its content, or the problems by question. */
export function readContent(
  questions: readonly Question[],
  draft: Draft,
  mark: string,
): Content | Map<Question, Problem> {
  const problems = new Map<Question, Problem>();
  const content: [string, ContentValue][] = [];
  for (const question of questions) {
    const answer = readAnswer(question, draft, mark);
    if (!answer) continue;
    if ('problem' in answer) problems.set(question, answer.problem);
    else content.push([question.name, answer.value]);
  }
  return problems.size ? problems : Object.fromEntries(content); // also creates an own property `__proto__`
}

function readEntry(question: Question, draft: Draft, mark: string): Answer {
  const { limits } = question;
  switch (question.kind) {
    case 'boolean': {
      const value = draft.get(question) ?? (question.required ? false : undefined);
      return value === undefined ? undefined : { value };
    }
    case 'choice': {
      const entry = draft.get(question) ?? -1;
      return typeof entry === 'string' ? problem('type') : chosen(question.options[entry]?.value, limits);
    }
    case 'open-choice': {
      const entry = draft.get(question);
      if (typeof entry === 'number') return chosen(question.options[entry]?.value, limits);
      if (entry === undefined) return undefined;
      const text = question.free.format ? entry.trim() : entry;
      if (!text) return problem('required');
      const answer = checked('string', text, limits);
      return answer && 'problem' in answer ? answer : checked('string', text, question.free);
    }
    case 'choices': {
      const entry = draft.get(question);
      if (entry.some((each) => typeof each === 'string')) return problem('type');
      const values = question.options.filter((_, i) => entry.includes(i)).map(({ value }) => String(value));
      return values.length ? checked('array', values, limits) : undefined;
    }
    case 'list': {
      const lines = draft
        .get(question)
        .split(/\r\n?|\n/)
        .map((line, place) => ({ text: line.trim(), place }))
        .filter(({ text }) => text);
      if (!lines.length) return undefined;
      const answer = checked(
        'array',
        lines.map(({ text }) => text),
        limits,
      );
      if (!answer || 'value' in answer || answer.problem.item === undefined) return answer;
      return { problem: { ...answer.problem, item: lines[answer.problem.item]!.place } };
    }
    case 'number': {
      const text = draft.get(question);
      if (text.trim() === '') return undefined;
      const value = parseNumber(text, mark);
      if (value === undefined) return problem('type');
      if (isRounded(text, mark)) return problem('unsafe');
      if (question.integer && Number.isInteger(value) && !Number.isSafeInteger(value)) return problem('unsafe');
      return checked(question.integer ? 'integer' : 'number', value, limits);
    }
    case 'timezone': {
      const text = draft.get(question).trim();
      const zone = text && toZone(text);
      return zone === undefined ? problem('timezone') : zone ? checked('string', zone, limits) : undefined;
    }
    case 'date': {
      const text = draft.get(question);
      return text === INCOMPLETE ? problem('incomplete') : text ? checked('string', text, limits) : undefined;
    }
    case 'date-time': {
      const text = draft.get(question);
      if (text === INCOMPLETE) return problem('incomplete');
      if (!text) return undefined;
      const { default: initial } = question;
      const isUntouched =
        typeof initial === 'string' && toLocal(initial) === text && !violation('string', limits, initial);
      return checked('string', isUntouched ? initial : fromLocal(text), limits);
    }
    case 'text': {
      const typed = draft.get(question);
      const text = limits.format ? typed.trim() : typed; // spaces around an address are typing errors
      return text ? checked('string', text, limits) : undefined;
    }
  }
}

const problem = (keyword: Problem['keyword']): { readonly problem: Problem } => ({ problem: { keyword } });

/** Options were validated when they were read, except for the pattern. */
function chosen(value: ContentValue | undefined, limits: Limits): Answer {
  if (value === undefined) return undefined;
  return typeof value === 'string' && !matchesPattern(limits, value) ? problem('pattern') : { value };
}

function checked(type: ValueType, value: ContentValue, limits: Limits): Answer {
  const broken = violation(type, limits, value);
  if (broken) return { problem: broken };
  if (typeof value === 'string' && !matchesPattern(limits, value)) return problem('pattern');
  if (typeof value === 'object' && limits.items) {
    const item = value.findIndex((text) => !matchesPattern(limits.items!, text));
    if (item >= 0) return { problem: { keyword: 'pattern', item } };
  }
  return { value };
}
