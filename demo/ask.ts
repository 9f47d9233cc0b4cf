import type { ElicitResult, ErrorObject, McpElicitationDialog } from '../src/index.js';

/** The element refused a request; `error` is what the server should be told. */
export class Refusal extends Error {
  constructor(readonly error: ErrorObject) {
    super(error.message);
  }
}

/**
 * Asks the person, as any host can: sets the request, and takes the result that belongs to it. Aborting withdraws it.
 */
export function ask(dialog: McpElicitationDialog, request: object, signal: AbortSignal): Promise<ElicitResult> {
  signal.throwIfAborted();
  const settled = new AbortController();
  const untilSettled = { signal: settled.signal };
  return new Promise<ElicitResult>((resolve, reject) => {
    dialog.addEventListener(
      'elicitation-result',
      ({ detail }) => {
        if (detail.request === request) resolve(detail.result);
      },
      untilSettled,
    );
    dialog.addEventListener(
      'elicitation-error',
      ({ detail }) => {
        if (detail.request === request) reject(new Refusal(detail.error));
      },
      untilSettled,
    );
    signal.addEventListener(
      'abort',
      () => {
        if (dialog.request === request) dialog.request = null;
        reject(signal.reason as Error);
      },
      untilSettled,
    );
    dialog.request = request;
  }).finally(() => settled.abort());
}
