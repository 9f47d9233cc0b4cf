/** Runs in the page: measures a peer until the result is painted. */
import everything from '../test/cases/server-everything-form.json';
import { optionsOf, schemaOf } from './forms.js';

/** The focused element, through shadow roots. */
function focused() {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

/** Resolves after the next frame has been painted. */
const painted = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    }),
  );

/** Yields to other tasks. A timer would wait for milliseconds. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

async function until(condition) {
  const end = performance.now() + 60_000;
  await undefined; // lets microtasks run
  while (performance.now() < end) {
    const value = condition();
    if (value) return value;
    await turn();
  }
  throw new Error(`never: ${condition}`);
}

const isField = (element) => element?.matches('input, select, textarea');
let seed = 0;

const schemas = {
  form: (fields) => (fields === 13 ? everything.params.requestedSchema : schemaOf(fields, seed++)),
  required: (fields) => schemaOf(fields, seed++, true),
  options: (count) => optionsOf(count, seed++),
};

/** `peer` opens, submits and closes a form; `problems` counts its errors. Each action ends when the result is painted. */
export function bench(peer) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let focusedAt = 0;
  addEventListener('focusin', () => (focusedAt = performance.now()), { capture: true });
  const act = {
    async open(kind, size) {
      peer.open(schemas[kind](size));
      await until(() => isField(focused()));
      await painted();
    },
    async close() {
      peer.close();
      await until(() => !isField(focused()));
      await painted();
    },
    /** Types into the focused field, as frameworks expect it. */
    async type(text) {
      const field = focused();
      set.call(field, text);
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, composed: true, data: text.at(-1), inputType: 'insertText' }),
      );
      await painted();
    },
    /** Whether its list is searchable. */
    searches: () => focused().matches('[role=combobox]'),
    async submit() {
      peer.submit();
      await until(() => peer.problems() > 0);
      await painted();
    },
    problems: () => peer.problems(),
    async requests(count) {
      for (let i = 0; i < count; i++) {
        await act.open('form', 1);
        await act.close();
      }
    },
    async nothing() {},
  };
  window.bench = {
    ...act,
    /** Waits until pending frames are painted, so that the next action is measured separately. */
    async settled() {
      await painted();
      await painted();
    },
    /** Milliseconds until an element has focus, and until the result of an action is painted. */
    async time(name, ...given) {
      const start = performance.now();
      await act[name](...given);
      return { focus: focusedAt - start, wait: performance.now() - start };
    },
  };
  performance.mark('defined');
  document.title = 'ready';
}
