import { html, nothing } from 'lit/html.js';
import type { Question } from '../schema/question.js';
import { questionField } from './field.js';
import type { FormView } from './form-view.js';
import { summary } from './summary.js';

interface Decisions {
  readonly submit: () => void;
  readonly reject: () => void;
}

/** The message, the questions, and what may be answered: the part of the dialog that a server shapes. */
export function form(
  message: string,
  questions: readonly Question[],
  name: string,
  view: FormView,
  { submit, reject }: Decisions,
) {
  const { strings } = view;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    submit();
  };
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    (event.currentTarget as HTMLFormElement).requestSubmit();
  };
  return html`<form part="form" class="form" novalidate @submit=${onSubmit} @keydown=${onKeydown}>
    <div class="body">
      ${view.problems.size ? summary(questions, view) : nothing}
      <p part="message" class="message" id="message" dir="auto">${message}</p>
      ${questions.map((question, i) => questionField(question, i, view))}
    </div>
    <div part="footer" class="footer">
      ${questions.length ? html`<p class="sent">${strings.sentTo(name)}</p>` : nothing}
      <button part="reject" class="button" type="button" @click=${reject}>${strings.decline}</button>
      <button part="accept" class="button primary" type="submit">${questions.length ? strings.submit : strings.accept}</button>
    </div>
  </form>`;
}
