import { html, nothing, type TemplateResult } from 'lit';
import type { Question } from '../../schema/question.js';
import { absent } from '../page/page.js';
import { problemText } from './problem-text.js';
import { secretWarning } from './secret-warning.js';
import type { Field } from './types.js';
import { limitsText } from './words.js';

/** The templates and ARIA attributes around every control: its label, hint, limits and error. */
export function describe({ question, label, id, form }: Field<Question>) {
  const { strings, problems } = form;
  const problem = problems.get(question);
  const limits = limitsText(question, strings);
  const warning = secretWarning([question], strings, true);
  const hasHint = question.description !== '' || limits !== '' || warning !== nothing;
  // "Required" next to a checkbox would read as "must be checked".
  const note = question.required ? (question.kind === 'boolean' ? '' : strings.required) : strings.optional;
  const noteElement = html`<span part="hint" class="note" id="${id}-note">${note && `(${note})`}</span>`;
  // The control itself is marked as required, except a group of checkboxes, which has no attribute for that.
  const isMarked = question.required && question.kind !== 'choices';
  return {
    field: problem ? 'field invalid' : 'field',
    invalid: problem ? ('true' as const) : ('false' as const),
    describedBy:
      [hasHint && `${id}-hint`, !isMarked && `${id}-note`, problem && `${id}-error`].filter(Boolean).join(' ') ||
      absent,
    note: noteElement,
    title: html`<div class="title">
      <label part="label" class="label" for=${id} dir="auto">${label}</label> ${noteElement}
    </div>`,
    hint: hasHint
      ? html`<div id="${id}-hint" part="hint" class="hint">
          <p class="message" dir="auto">${question.description}</p>
          <p>${limits}</p>
          ${warning}
        </div>`
      : nothing,
    error: problem
      ? html`<p id="${id}-error" part="error" class="error">${problemText(question, problem, strings)}</p>`
      : nothing,
  };
}

/** A question with one control, which carries the id. */
export function single(field: Field<Question>, control: (described: ReturnType<typeof describe>) => TemplateResult) {
  const described = describe(field);
  const { field: part, title, hint, error } = described;
  return html`<div part=${part} class="field">${title} ${hint} ${error} ${control(described)}</div>`;
}

/** A question with one control per option. */
export function group(
  field: Field<Question>,
  role: 'group' | 'radiogroup',
  options: (invalid: 'true' | 'false') => TemplateResult,
) {
  const { field: part, invalid, describedBy, note, hint, error } = describe(field);
  const { question, label, id } = field;
  const isRadios = role === 'radiogroup';
  return html`<div
    part=${part}
    class="field"
    id=${id}
    role=${role}
    aria-labelledby="${id}-label"
    aria-describedby=${describedBy}
    aria-required=${isRadios ? (question.required ? 'true' : 'false') : absent}
    aria-invalid=${isRadios ? invalid : absent}
  >
    <div class="title">
      <span part="label" class="label" id="${id}-label" dir="auto">${label}</span> ${note}
    </div>
    ${hint} ${error} ${options(invalid)}
  </div>`;
}
