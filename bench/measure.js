/** In the page: how long the work of a peer takes, to the pixel. */
import everything from '../test/cases/server-everything-form.json';
import { optionsOf, schemaOf } from './forms.js';

/** What has focus, through shadow roots. */
function focused() {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

/** The frame after this one has been painted: a message comes after the work of its frame. */
const painted = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    }),
  );

/** Lets other tasks have their turn. A timer would wait for milliseconds. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

async function until(condition) {
  const end = performance.now() + 60_000;
  await undefined; // what is done in the same task is done
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

/**
 * `peer` opens a form for a schema, closes it, and submits it; `problems` counts what it says is wrong. Each act ends when
 * what came of it is painted.
 */
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
    /** Into the field that has focus, as far as a framework can tell. */
    async type(text) {
      const field = focused();
      set.call(field, text);
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, composed: true, data: text.at(-1), inputType: 'insertText' }),
      );
      await painted();
    },
    /** Does its list search? */
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
    /** The frames that are due are painted: what comes next is measured by itself. */
    async settled() {
      await painted();
      await painted();
    },
    /** Milliseconds until something has focus, and until what came of an act is painted; waits for its frame included. */
    async time(name, ...given) {
      const start = performance.now();
      await act[name](...given);
      return { focus: focusedAt - start, wait: performance.now() - start };
    },
  };
  performance.mark('defined');
  document.title = 'ready';
}
