import { html } from 'lit/html.js';
import { enForm } from '../locales/en-form.js';
import type { Ask } from '../session/ask.js';
import { valueText } from './answer-text.js';
import type { Context } from './content.js';
import { fieldId } from './field-id.js';
import type { Titled } from './page.js';
import { labelOf } from './words.js';

/** All that will be sent, to whom, before it is: each line with a way back to change it. */
export function reviewPage({ steps, results }: Ask, name: string, context: Context): Titled {
  const { words, language, decide, back } = context;
  const strings = { ...enForm, ...words };
  const lines = steps.flatMap((step, place) => {
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
    page: {
      message: strings.reviewNote,
      body: html`<dl part="review" class="review">${lines}</dl>`,
      accept: { label: strings.send, run: () => decide('accept') },
    },
  };
}
