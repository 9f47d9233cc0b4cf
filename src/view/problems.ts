import { html, nothing } from 'lit/html.js';
import type { Problem } from '../answers/answer.js';
import type { FormStrings } from '../locales/en-form.js';
import { asksForSecret } from '../safety/secrets.js';
import type { Question } from '../schema/question.js';
import { fieldId } from './field-id.js';
import type { FormView } from './form-view.js';
import { labelOf } from './words.js';

/** Above the form: what has to be mended, each entry leading to its field. It has focus after a submission that failed. */
export function summary(questions: readonly Question[], form: FormView) {
  const entries = questions.flatMap((question, i) => {
    const problem = form.problems.get(question);
    return problem
      ? [
          {
            id: fieldId(i),
            text: `${labelOf(question, i, form.strings)}: ${problemText(question, problem, form.strings)}`,
          },
        ]
      : [];
  });
  if (!entries.length) return nothing;
  return html`<section part="summary" class="summary" tabindex="-1" aria-labelledby="summary">
    <h3 id="summary">${form.strings.problem}</h3>
    <ul>
      ${entries.map(
        ({ id, text }) =>
          html`<li>
            <button class="link" type="button" dir="auto" @click=${(event: Event) => lead(event, id)}>${text}</button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** A form that asks for credentials says so at its top; at the field itself, the name is known. */
export function secretWarning(questions: readonly Question[], strings: FormStrings, isField = false) {
  const secret = questions.find(asksForSecret);
  if (!secret) return nothing;
  return html`<p part="warning" class="warning">
    ${isField ? nothing : html`<strong>${strings.secrets}</strong>`} ${strings.secret(secret.label)}
  </p>`;
}

function lead(event: Event, id: string) {
  const root = (event.target as Element).getRootNode() as ShadowRoot;
  const field = root.getElementById(id);
  const control = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('input:checked, input');
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}

/** What is wrong with an answer, and what to do. */
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
