import { html, nothing, type TemplateResult } from 'lit/html.js';
import { asksForSecret } from '../../safety/secrets.js';
import type { Question } from '../../schema/question.js';
import type { Field } from '../form-view.js';
import { limitsText, problemText } from '../words.js';

/** The parts around every control: its label, what it wants, and what is wrong. */
export function describe({ question, id, form: { strings, problems } }: Field<Question>) {
  const problem = problems.get(question);
  const limits = limitsText(question, strings);
  const error = problem && problemText(question, problem, strings);
  const isSecret = asksForSecret(question);
  const hasHint = question.description !== '' || limits !== '' || isSecret;
  // A checkbox is answered either way: "required" would ask to tick it.
  const note = question.required ? (question.kind === 'boolean' ? '' : strings.required) : strings.optional;
  return {
    field: error ? 'field invalid' : 'field',
    invalid: error ? ('true' as const) : ('false' as const),
    // That it is required is said by the control itself.
    describedBy:
      [hasHint && `${id}-hint`, !question.required && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') ||
      nothing,
    note: note && html`<span id="${id}-note" part="hint" class="note">(${note})</span>`,
    hint: hasHint
      ? html`<div id="${id}-hint" part="hint" class="hint">
          ${question.description && html`<p dir="auto">${question.description}</p>`} ${limits && html`<p>${limits}</p>`}
          ${isSecret ? html`<p part="warning" class="warning">${strings.secret(question.label)}</p>` : nothing}
        </div>`
      : nothing,
    error: error ? html`<p id="${id}-error" part="error" class="error">${error}</p>` : nothing,
  };
}

/** A question with one control: `control` carries the id. */
export function single(field: Field<Question>, control: (described: ReturnType<typeof describe>) => TemplateResult) {
  const described = describe(field);
  const { question, id } = field;
  return html`<div part=${described.field} class="field">
    <div class="title">
      <label part="label" class="label" for=${id} dir="auto">${question.label}</label>
      ${described.note}
    </div>
    ${described.hint} ${described.error} ${control(described)}
  </div>`;
}

/** A question with one control per option. */
export function group(field: Field<Question>, role: 'group' | 'radiogroup', options: unknown) {
  const { field: part, invalid, describedBy, note, hint, error } = describe(field);
  const { question, id } = field;
  const isRadios = role === 'radiogroup';
  return html`<div
    part=${part}
    class="field"
    id=${id}
    role=${role}
    aria-labelledby="${id}-label"
    aria-describedby=${describedBy}
    aria-required=${isRadios ? String(question.required) : nothing}
    aria-invalid=${isRadios ? invalid : nothing}
  >
    <div class="title">
      <span part="label" class="label" id="${id}-label" dir="auto">${question.label}</span>
      ${note}
    </div>
    ${hint} ${error} ${options}
  </div>`;
}
