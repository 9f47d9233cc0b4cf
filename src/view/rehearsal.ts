import { render } from 'lit/html.js';
import { decimalMark } from '../answers/decimal-mark.js';
import { ProtocolError } from '../protocol/error.js';
import { readAsk } from '../session/ask.js';
import { content, type Context } from './content.js';

/** The kinds of questions that forms mostly have. */
const payload = {
  message: '',
  requestedSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', title: 'Text', description: 'Some', maxLength: 9 },
      number: { type: 'integer', minimum: 1 },
      boolean: { type: 'boolean' },
      choice: { enum: ['one', 'other'] },
      date: { type: 'string', format: 'date' },
    },
    required: ['text'], // what is optional has its own templates, and so has what is not
  },
};

const ignore = () => undefined;

/**
 * Renders a form and lays it out, where nobody sees it: numbers, templates, styles, fonts, and the expressions that look
 * for secrets are then prepared when the first request comes, which opens in half the time. In steps, so that none of them
 * keeps a page waiting; what is laid out is gone before anything is painted.
 */
export function* rehearse(
  root: ShadowRoot,
  around: Pick<Context, 'strings' | 'words' | 'language' | 'forms' | 'copy'>,
): Iterator<void> {
  decimalMark(around.language); // a browser takes longer for its first number than for a whole form
  yield;
  const ask = readAsk(payload, { server: undefined, protocolVersion: undefined });
  const step = ask instanceof ProtocolError ? undefined : ask.steps[0];
  if (ask instanceof ProtocolError || step?.mode !== 'form') return;
  const context: Context = {
    ...around,
    isWhole: true,
    pending: 0,
    isInsistent: false,
    withdrawn: undefined,
    decide: ignore,
    submit: ignore,
    back: ignore,
    stop: ignore,
    leave: ignore,
    anew: ignore,
  };
  const dialog = document.createElement('dialog');
  dialog.className = 'rehearsal';
  dialog.open = true;
  render(content({ kind: 'ask', ask, step }, context), dialog);
  yield;
  root.append(dialog);
  dialog.getBoundingClientRect();
  dialog.remove();
}
