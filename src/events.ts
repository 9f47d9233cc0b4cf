import type { ErrorObject } from './protocol/error.js';
import type { Action, ElicitResponse, ElicitResult, ErrorResponse, RequestId, Server } from './protocol/types.js';

const options = <T>(detail: T): CustomEventInit<T> => ({ bubbles: true, composed: true, detail });

/** Of `elicitation-open`. */
export interface ElicitationOpenDetail {
  /** The very payload that was given. */
  readonly request: unknown;
  readonly server?: Server;
}

/** A request is on show. */
export class ElicitationOpenEvent extends CustomEvent<ElicitationOpenDetail> {
  constructor(detail: ElicitationOpenDetail) {
    super('elicitation-open', options(detail));
  }
}

/** Of `elicitation-result`. */
export interface ElicitationResultDetail {
  /** What the person decided, in this element's words. */
  readonly action: Action;
  /** What goes on the wire: the bare result, its action spelled as the protocol version wants it. */
  readonly result: ElicitResult;
  /** The id of the JSON-RPC request, where the payload was one. */
  readonly id?: RequestId;
  /** The whole JSON-RPC response, where the payload was a JSON-RPC request. */
  readonly response?: ElicitResponse;
  /** The very payload that was given, to match it by identity. */
  readonly request: unknown;
  readonly server?: Server;
}

/** A request is settled. There is exactly one for each request that was shown, none for one that was withdrawn. */
export class ElicitationResultEvent extends CustomEvent<ElicitationResultDetail> {
  constructor(detail: ElicitationResultDetail) {
    super('elicitation-result', options(detail));
  }
}

/** Of `elicitation-error`. */
export interface ElicitationErrorDetail {
  /** A JSON-RPC error object. */
  readonly error: ErrorObject;
  /** The whole JSON-RPC response, where the payload was a JSON-RPC request. */
  readonly response?: ErrorResponse;
  /** The very payload that was given. */
  readonly request: unknown;
}

/** A payload was refused: nothing opens. */
export class ElicitationErrorEvent extends CustomEvent<ElicitationErrorDetail> {
  constructor(detail: ElicitationErrorDetail) {
    super('elicitation-error', options(detail));
  }
}

declare global {
  interface HTMLElementEventMap {
    'elicitation-open': ElicitationOpenEvent;
    'elicitation-result': ElicitationResultEvent;
    'elicitation-error': ElicitationErrorEvent;
  }
}
