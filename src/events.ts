import type { ErrorObject } from './protocol/error.js';
import type {
  Action,
  ElicitResponse,
  ElicitResult,
  ErrorResponse,
  InputResponses,
  RequestId,
  Server,
} from './protocol/types.js';

const options = <T>(detail: T): CustomEventInit<T> => ({ bubbles: true, composed: true, detail });

/** Detail of `elicitation-open`. */
export interface ElicitationOpenDetail {
  /** The payload as the host passed it. */
  readonly request: unknown;
  readonly server?: Server;
}

/** A request is shown. */
export class ElicitationOpenEvent extends CustomEvent<ElicitationOpenDetail> {
  constructor(detail: ElicitationOpenDetail) {
    super('elicitation-open', options(detail));
  }
}

/** Detail of `elicitation-result`. */
export interface ElicitationResultDetail {
  /** The decision of the user. */
  readonly action: Action;
  /** The result to send, with the action as the protocol version spells it. */
  readonly result: ElicitResult;
  /** The id of the JSON-RPC request, if the payload was one. */
  readonly id?: RequestId;
  /** The complete JSON-RPC response, if the payload was a JSON-RPC request. */
  readonly response?: ElicitResponse;
  /** The payload as the host passed it: the same object. */
  readonly request: unknown;
  readonly server?: Server;
}

/** A request is settled. Fires exactly once for each request, unless it was withdrawn. */
export class ElicitationResultEvent extends CustomEvent<ElicitationResultDetail> {
  constructor(detail: ElicitationResultDetail) {
    super('elicitation-result', options(detail));
  }
}

/** Detail of `elicitation-error`. */
export interface ElicitationErrorDetail {
  /** A JSON-RPC error object. */
  readonly error: ErrorObject;
  /** The complete JSON-RPC response, if the payload was a JSON-RPC request. */
  readonly response?: ErrorResponse;
  /** The payload as the host passed it. */
  readonly request: unknown;
}

/** A payload was refused. Nothing is shown. */
export class ElicitationErrorEvent extends CustomEvent<ElicitationErrorDetail> {
  constructor(detail: ElicitationErrorDetail) {
    super('elicitation-error', options(detail));
  }
}

/** Detail of `elicitation-responses`: what to send with the retried request. */
export interface ElicitationResponsesDetail extends InputResponses {
  readonly server?: Server;
}

/** All steps of an input-required result or a -32042 error are settled. */
export class ElicitationResponsesEvent extends CustomEvent<ElicitationResponsesDetail> {
  constructor(detail: ElicitationResponsesDetail) {
    super('elicitation-responses', options(detail));
  }
}

/** Detail of `elicitation-limit`. */
export interface ElicitationLimitDetail {
  /** The payload as the host passed it. */
  readonly request: unknown;
  readonly server?: Server;
  /** `rate`: more requests in a minute than may be shown. `muted`: the user muted the server. */
  readonly reason: 'rate' | 'muted';
}

/** A request is settled without being shown. Its result is emitted, too. */
export class ElicitationLimitEvent extends CustomEvent<ElicitationLimitDetail> {
  constructor(detail: ElicitationLimitDetail) {
    super('elicitation-limit', options(detail));
  }
}

/** The user is working on the current request, so a host may extend a timeout. Fires at most every five seconds. */
export class ElicitationActivityEvent extends CustomEvent<ElicitationOpenDetail> {
  constructor(detail: ElicitationOpenDetail) {
    super('elicitation-activity', options(detail));
  }
}

declare global {
  interface HTMLElementEventMap {
    'elicitation-open': ElicitationOpenEvent;
    'elicitation-result': ElicitationResultEvent;
    'elicitation-responses': ElicitationResponsesEvent;
    'elicitation-error': ElicitationErrorEvent;
    'elicitation-limit': ElicitationLimitEvent;
    'elicitation-activity': ElicitationActivityEvent;
  }
}
