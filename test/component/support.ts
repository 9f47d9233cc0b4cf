import { fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import '../../src/index.js';
import type { McpElicitationDialog, ElicitationResultDetail } from '../../src/index.js';
import { load } from '../../src/view/lazy.js';

// Preloads URL mode, so that its requests open in the same microtask as forms.
await load('url');

export type Schema = Record<string, unknown>;

/** A form request with these properties. */
export const formRequest = (properties: Schema, required: readonly string[] = [], message = 'Please answer') => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});

/** An element in the page, and all results that it emits. */
export async function dialog() {
  const element = await fixture<McpElicitationDialog>(
    html`<mcp-elicitation-dialog server-name="Acme Calendar"></mcp-elicitation-dialog>`,
  );
  const results: ElicitationResultDetail[] = [];
  element.addEventListener('elicitation-result', ({ detail }) => results.push(detail));
  return { element, results };
}

/** An element that shows this request, with all that it has loaded for it. */
export async function showing(request: unknown, properties: Partial<McpElicitationDialog> = {}) {
  const { element, results } = await dialog();
  Object.assign(element, properties);
  const opened = oneEvent(element, 'elicitation-open');
  element.request = request;
  await opened;
  return { element, results };
}

/** What has a part, as a host would style it. */
export const parts = (element: McpElicitationDialog, part: string): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

export const part = (element: McpElicitationDialog, name: string): HTMLElement => parts(element, name)[0]!;

/** The native dialog. Before the first render, a closed one. */
export const native = (element: McpElicitationDialog): HTMLDialogElement =>
  element.shadowRoot?.querySelector('dialog') ?? document.createElement('dialog');

/** The control of a question, by its label. */
export function control(element: McpElicitationDialog, label: string): HTMLInputElement {
  const found = [...element.shadowRoot!.querySelectorAll('label')].find((each) => each.textContent.trim() === label);
  const inside = found?.querySelector('input');
  return inside ?? element.shadowRoot!.querySelector<HTMLInputElement>(`#${found?.htmlFor}`)!;
}

/** Types a text, as far as an element can tell. */
export function type(element: McpElicitationDialog, label: string, text: string): void {
  const input = control(element, label);
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

export const press = (element: McpElicitationDialog, name: string): void => part(element, name).click();

/** Presses accept, and waits for what comes of it: a result, or a problem. */
export async function submit(element: McpElicitationDialog): Promise<void> {
  let isSettled = false;
  const settled = () => (isSettled = true);
  element.addEventListener('elicitation-result', settled, { once: true });
  press(element, 'accept');
  await waitUntil(() => isSettled || element.shadowRoot!.activeElement?.matches('[part=summary]'));
  element.removeEventListener('elicitation-result', settled);
}
