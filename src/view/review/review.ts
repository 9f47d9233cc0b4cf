import { html } from 'lit';
import { enForm } from '../../locales/en-form.js';
import type { Ask } from '../../session/ask.js';
import type { Context } from '../context.js';
import { fieldId, labelOf, valueText } from '../field/field.js';
import type { Page } from '../page/page.js';

export { styles } from './review.styles.js';

/** All answers of a request before they are sent, each with a button to change it. */
export function reviewPage({ steps, results }: Ask, name: string, context: Context): Page {
  const { words, language, decide, back } = context;
  const strings = { ...enForm, ...words };
  const answers = steps.flatMap((step, place) => {
    const content = results[place]?.content;
    if (step.mode !== 'form' || !content) return [];
    return step.questions.map((question, i) => {
      const label = labelOf(question, i, strings);
      const value = Object.hasOwn(content, question.name) ? content[question.name] : undefined;
      return html`<div part="answer" class="answer">
        <dt dir="auto">${label}</dt>
        <dd dir="auto" class=${value === undefined ? 'note' : 'message'}>
          ${value === undefined ? strings.notAnswered : valueText(question, value, language, strings)}
        </dd>
        <dd>
          <button
            part="change"
            class="link"
            type="button"
            aria-label=${strings.changeAnswer(label)}
            @click=${() => back(place, fieldId(i))}
          >
            ${strings.change}
          </button>
        </dd>
      </div>`;
    });
  });
  return {
    heading: strings.reviewing(name),
    message: strings.reviewNote,
    body: html`<dl part="review" class="review">${answers}</dl>`,
    accept: { label: strings.send, run: () => decide('accept') },
  };
}
