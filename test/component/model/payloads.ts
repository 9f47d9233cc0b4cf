import type { Kind } from './commands.js';

/** One elicitation of a payload, as the model knows it. */
export interface Part {
  readonly key: string;
  readonly message: string;
  /** Of a page to open. */
  readonly elicitationId?: string;
}

/** A payload, and what the model knows of it. */
export interface Given {
  readonly kind: Kind;
  readonly payload: object;
  readonly parts: readonly Part[];
  /** Answered by responses rather than by a result. */
  readonly isInputs: boolean;
}

const method = 'elicitation/create';
const nameForm = { properties: { name: { type: 'string' } } };
const url = 'https://example.com/';

let serial = 0;

/** Each payload is another: equal ones are not asked twice. */
export function give(kind: Kind): Given {
  const message = `Request ${++serial}`;
  const id = `e-${1 + (serial % 2)}`;
  const page = { mode: 'url', message, url, elicitationId: id };
  const form = { message, requestedSchema: nameForm };
  switch (kind) {
    case 'form':
      return single(kind, { jsonrpc: '2.0', id: serial, method, params: form }, message);
    case 'confirmation':
      return single(kind, { message, requestedSchema: {} }, message);
    case 'page':
      return { ...single(kind, page, message), parts: [{ key: '', message, elicitationId: id }] };
    case 'bad':
      return single(kind, { message }, message);
    case 'nothing':
      return {
        kind,
        payload: { requestState: message, inputRequests: { think: { method: 'sampling/createMessage' } } },
        parts: [],
        isInputs: true,
      };
    case 'inputs':
      return {
        kind,
        payload: {
          requestState: message,
          inputRequests: {
            a: { method, params: { message: `${message} a`, requestedSchema: {} } },
            b: { method, params: { ...form, message: `${message} b` } },
            c: { method, params: { ...page, message: `${message} c` } },
          },
        },
        parts: [
          { key: 'a', message: `${message} a` },
          { key: 'b', message: `${message} b` },
          { key: 'c', message: `${message} c`, elicitationId: id },
        ],
        isInputs: true,
      };
    case 'pages':
      // The data of an error is all that goes back: what tells these payloads apart is the keys of their pages.
      return {
        kind,
        payload: {
          code: -32042,
          message: 'Visit',
          data: {
            elicitations: ['x', 'y'].map((each) => ({
              ...page,
              elicitationId: `${serial}${each}`,
              message: `${message} ${each}`,
            })),
          },
        },
        parts: ['x', 'y'].map((each) => ({
          key: `${serial}${each}`,
          message: `${message} ${each}`,
          elicitationId: `${serial}${each}`,
        })),
        isInputs: true,
      };
  }
}

const single = (kind: Kind, payload: object, message: string): Given => ({
  kind,
  payload,
  parts: [{ key: '', message }],
  isInputs: false,
});
