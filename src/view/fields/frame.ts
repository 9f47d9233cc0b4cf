import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Question } from '../../schema/question.js';
import { absent } from '../absent.js';
import type { Field } from '../form-view.js';
import { problemText, secretWarning } from '../problems.js';
import { limitsText } from '../words.js';

/** The parts around every control: its label, what it wants, and what is wrong. */
export function describe({ question, id, form }: Field<Question>) {
  const { strings, problems } = form;
  const problem = problems.get(question);
  const limits = limitsText(question, strings);
  const warning = secretWarning([question], strings, true);
  const hasHint = question.description !== '' || limits !== '' || warning !== nothing;
  // A checkbox is answered either way: "required" would ask to tick it.
  const note = question.required ? (question.kind === 'boolean' ? '' : strings.required) : strings.optional;
  // By the control itself; but a group of checkboxes has no way to.
  const isSaid = question.required && question.kind !== 'choices';
  return {
    field: problem ? 'field invalid' : 'field',
    invalid: problem ? ('true' as const) : ('false' as const),
    describedBy:
      [hasHint && `${id}-hint`, !isSaid && `${id}-note`, problem && `${id}-error`].filter(Boolean).join(' ') || absent,
    note: note && `(${note})`,
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

/** A question with one control: `control` carries the id. */
export function single(field: Field<Question>, control: (described: ReturnType<typeof describe>) => TemplateResult) {
  const described = describe(field);
  const { label, id } = field;
  return html`<div part=${described.field} class="field">
    <div class="title">
      <label part="label" class="label" for=${id} dir="auto">${label}</label>
      <span part="hint" class="note" id="${id}-note">${described.note}</span>
    </div>
    ${described.hint} ${described.error} ${control(described)}
  </div>`;
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
      <span part="label" class="label" id="${id}-label" dir="auto">${label}</span>
      <span part="hint" class="note" id="${id}-note">${note}</span>
    </div>
    ${hint} ${error} ${options(invalid)}
  </div>`;
}
