import { html, nothing } from 'lit';
import type { Question } from '../../schema/question.js';
import { fieldId, labelOf, problemText, type FormView } from '../field/field.js';

/** The list of problems above the form. Each entry moves focus to its field. It receives focus after a failed submission. */
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
            <button class="link" type="button" dir="auto" @click=${(event: Event) => focusField(event, id)}>${text}</button>
          </li>`,
      )}
    </ul>
  </section>`;
}

function focusField(event: Event, id: string) {
  const root = (event.target as Element).getRootNode() as ShadowRoot;
  const field = root.getElementById(id);
  const control = field?.matches('input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('input:checked, input');
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'nearest' });
  control?.focus();
}
