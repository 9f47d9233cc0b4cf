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

/** Of `elicitation-responses`: for an input-required result, what goes back with the request that is sent again. */
export interface ElicitationResponsesDetail extends InputResponses {
  readonly server?: Server;
}

/** All steps of an input-required payload are settled. */
export class ElicitationResponsesEvent extends CustomEvent<ElicitationResponsesDetail> {
  constructor(detail: ElicitationResponsesDetail) {
    super('elicitation-responses', options(detail));
  }
}

/** Of `elicitation-limit`. */
export interface ElicitationLimitDetail {
  /** The very payload that was given. */
  readonly request: unknown;
  readonly server?: Server;
  /** More came in a minute than may be shown, or the person told the server to stop. */
  readonly reason: 'rate' | 'muted';
}

/** A request is settled without being shown; its result comes beside this. */
export class ElicitationLimitEvent extends CustomEvent<ElicitationLimitDetail> {
  constructor(detail: ElicitationLimitDetail) {
    super('elicitation-limit', options(detail));
  }
}

/** The person works on the request on show: a host may extend a timeout. At most every five seconds. */
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
