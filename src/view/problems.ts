import { html, nothing, render } from 'lit/html.js';
import type { Problem } from '../answers/answer.js';
import { enProblems, type ProblemStrings } from '../locales/en-problems.js';
import { ErrorCode, ProtocolError } from '../protocol/error.js';
import { asksForSecret } from '../safety/secrets.js';
import type { Question } from '../schema/question.js';
import type { Ask } from '../session/ask.js';
import type { Context } from './content.js';
import { fieldId } from './field-id.js';
import type { FormView } from './form-view.js';
import { serverName } from './header.js';
import { styles } from './problems.styles.js';
import { labelOf } from './words.js';

export { styles };

/*
 * What is said of answers that cannot be sent, and of questions that should not be asked: loaded while a form is
 * filled in.
 */

/** Why a form that asks for credentials is refused, where a host wants that. */
export function objection({ steps }: Ask): ProtocolError | undefined {
  const properties = steps.flatMap((step) =>
    step.mode === 'form' ? step.questions.filter(asksForSecret).map(({ name }) => name) : [],
  );
  if (!properties.length) return undefined;
  const names = properties.map((name) => JSON.stringify(name)).join(', ');
  return new ProtocolError(
    ErrorCode.InvalidParams,
    `Invalid params: requestedSchema must not ask for secrets: ${names}`,
    { properties },
  );
}

/** Word of a request that nobody waits for any longer. */
export function withdrawal({ server }: Ask, { words, strings }: Pick<Context, 'words' | 'strings'>) {
  const { withdrawn, nothingSent } = { ...enProblems, ...words };
  return html`<p role="status" part="notice">${withdrawn(serverName(server, strings))} ${nothingSent}</p>`;
}

/** The same, at the edge of the page where no dialog is open, until the person has seen it. */
export function showWithdrawal(
  element: HTMLElement,
  ask: Ask | undefined,
  context: Pick<Context, 'words' | 'strings'>,
  close: () => void,
) {
  const button = html`<button class="button" type="button" @click=${close}>${context.strings.close}</button>`;
  render(ask ? html`${withdrawal(ask, context)} ${button}` : nothing, element);
  if (element.matches(':popover-open') !== (ask !== undefined)) element.togglePopover();
}

/** The words for what is wrong with an answer. */
export const errorText = (question: Question, problem: Problem, { words }: FormView): string =>
  problemText(question, problem, { ...enProblems, ...words });

/** Above the form: what has to be mended, each entry leading to its field. It has focus after a submission that failed. */
export function summary(questions: readonly Question[], form: FormView) {
  const entries = questions.flatMap((question, i) => {
    const problem = form.problems.get(question);
    return problem
      ? [{ id: fieldId(i), text: `${labelOf(question, i, form.strings)}: ${errorText(question, problem, form)}` }]
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
export function secretWarning(questions: readonly Question[], { words }: FormView, isField = false) {
  const secret = questions.find(asksForSecret);
  if (!secret) return nothing;
  const strings = { ...enProblems, ...words };
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
function problemText(question: Question, { keyword, item }: Problem, strings: ProblemStrings): string {
  const limits = (item === undefined ? question.limits : question.limits.items) ?? {};
  const text = keywordText(question, keyword, limits, strings);
  return item === undefined ? text : strings.line(item + 1, text);
}

function keywordText(
  question: Question,
  keyword: Problem['keyword'],
  limits: Question['limits'],
  strings: ProblemStrings,
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
      return question.kind === 'number'
        ? strings.numberNeeded(limits, question.integer)
        : neededText(question, strings);
  }
}

function formatText(format: Question['limits']['format'], strings: ProblemStrings): string {
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

function neededText({ kind, limits }: Question, strings: ProblemStrings): string {
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
