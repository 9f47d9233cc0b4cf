import type { ErrorObject } from './error.js';

/** Wire types of MCP elicitation that all published schemas share. */

/** A JSON-RPC id. */
export type RequestId = string | number;

/** A decision of the user, as in `detail.action`. */
export type Action = 'accept' | 'reject' | 'cancel';

/** A decision on the wire. The word for a refusal depends on the protocol version: see {@link wireAction}. */
export type WireAction = Action | 'decline';

/** An answer. Never null and never nested. */
export type ContentValue = string | number | boolean | readonly string[];

/** Answers by property name. Only properties of the schema, in their order. */
export type Content = Readonly<Record<string, ContentValue>>;

/** The result of `elicitation/create`. It has `content` if, and only if, a form was accepted. */
export interface ElicitResult {
  readonly action: WireAction;
  readonly content?: Content;
}

/** A JSON-RPC response with a result. */
export interface ElicitResponse {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly result: ElicitResult;
}

/** A JSON-RPC response with an error. */
export interface ErrorResponse {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly error: ErrorObject;
}

/** The responses to an input-required result (2026-07-28) or to a -32042 error (2025-11-25). */
export interface InputResponses {
  /** By the key of the input request. For a -32042 error, by `elicitationId`, or by index if there is none. */
  readonly inputResponses: Readonly<Record<string, ElicitResult>>;
  /** Unchanged. Absent if the payload had none. */
  readonly requestState?: unknown;
  /** Input requests that are not elicitations, such as sampling and roots. The host must answer them. */
  readonly unanswered: Readonly<Record<string, unknown>>;
}

/** An icon of a server, as in MCP's `Implementation.icons`. */
export interface Icon {
  readonly src: string;
  readonly mimeType?: string;
  readonly sizes?: readonly string[];
  readonly theme?: 'light' | 'dark';
}

/** The server: MCP's `Implementation`, and the origin that the host is connected to. Set by the host, never by a payload. */
export interface Server {
  readonly name: string;
  readonly title?: string;
  readonly version?: string;
  readonly websiteUrl?: string;
  readonly icons?: readonly Icon[];
  readonly origin?: string;
}
