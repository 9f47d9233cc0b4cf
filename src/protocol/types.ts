import type { ErrorObject } from './error.js';

/** Wire types of MCP elicitation, as the three published schemas share them. */

/** A JSON-RPC id. */
export type RequestId = string | number;

/** What a person decides; `detail.action` is always one of these. */
export type Action = 'accept' | 'reject' | 'cancel';

/** What goes on the wire for a refusal depends on the protocol version: see {@link wireAction}. */
export type WireAction = Action | 'decline';

/** One answer. Never null, never nested. */
export type ContentValue = string | number | boolean | readonly string[];

/** The answers by property name: declared properties only, in the schema's order. */
export type Content = Readonly<Record<string, ContentValue>>;

/** The result of `elicitation/create`. `content` is there on an accepted form only, and then always. */
export interface ElicitResult {
  readonly action: WireAction;
  readonly content?: Content;
}

/** A JSON-RPC response around a result. */
export interface ElicitResponse {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly result: ElicitResult;
}

/** A JSON-RPC response around an error. */
export interface ErrorResponse {
  readonly jsonrpc: '2.0';
  readonly id: RequestId;
  readonly error: ErrorObject;
}

/** What goes back for an input-required result (2026-07-28), or for what a -32042 error asked for (2025-11-25). */
export interface InputResponses {
  /** By the keys of the input requests; of a -32042 error, by `elicitationId`, or place where there is none. */
  readonly inputResponses: Readonly<Record<string, ElicitResult>>;
  /** As it came, byte for byte; absent where none came. */
  readonly requestState?: unknown;
  /** The input requests that are no elicitations, such as sampling and roots: the host's to answer. */
  readonly unanswered: Readonly<Record<string, unknown>>;
}

/** An icon of a server, as `Implementation.icons` of MCP has it. */
export interface Icon {
  readonly src: string;
  readonly mimeType?: string;
  readonly sizes?: readonly string[];
  readonly theme?: 'light' | 'dark';
}

/**
 * Who asks: MCP's `Implementation` of the server, and the origin that the host connected to.
 * Always from the host, never from the payload.
 */
export interface Server {
  readonly name: string;
  readonly title?: string;
  readonly version?: string;
  readonly websiteUrl?: string;
  readonly icons?: readonly Icon[];
  readonly origin?: string;
}
