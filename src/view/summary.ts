import { html } from 'lit/html.js';
import type { Question } from '../schema/question.js';
import { fieldId } from './field.js';
import type { FormView } from './form-view.js';
import { problemText } from './words.js';

/** What has to be mended, each entry leading to its field. Focused when a submission fails. */
export function summary(questions: readonly Question[], { problems, strings }: FormView) {
  const entries = questions.flatMap((question, i) => {
    const problem = problems.get(question);
    return problem ? [{ id: fieldId(i), text: `${question.label}: ${problemText(question, problem, strings)}` }] : [];
  });
  return html`<section part="summary" class="summary" tabindex="-1" aria-labelledby="summary">
    <h3 id="summary">${strings.problem}</h3>
    <ul>
      ${entries.map(
        ({ id, text }) =>
          html`<li><button class="link" type="button" dir="auto" @click=${(event: Event) => lead(event, id)}>${text}</button></li>`,
      )}
    </ul>
  </section>`;
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
