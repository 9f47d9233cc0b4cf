import type { McpElicitationDialog } from '../../src/index.js';
import { byId, element, english } from './dom.js';
import { jsonView } from './json.js';

const EVENTS = [
  'elicitation-open',
  'elicitation-result',
  'elicitation-responses',
  'elicitation-error',
  'elicitation-limit',
  'elicitation-activity',
];
const MAX_ENTRIES = 50;

/** Logs all events of the element, newest first. */
export function startEventLog(dialog: McpElicitationDialog): void {
  const log = byId('events');
  const empty = () =>
    log.replaceChildren(element('p', { className: 'empty' }, english('No events yet. Show a dialog.')));
  for (const name of EVENTS) {
    dialog.addEventListener(name, (event) => {
      log.querySelector('.empty')?.remove();
      log.prepend(entry(event as CustomEvent<unknown>));
      for (const old of [...log.children].slice(MAX_ENTRIES)) old.remove();
    });
  }
  byId('clear').addEventListener('click', empty);
  empty();
}

function entry({ type, detail }: CustomEvent<unknown>): HTMLElement {
  const now = new Date();
  return element(
    'article',
    { className: type },
    element(
      'h3',
      {},
      element('span', {}, type),
      element('time', { dateTime: now.toISOString() }, now.toLocaleTimeString(undefined, { hour12: false })),
    ),
    jsonView(detail),
  );
}
