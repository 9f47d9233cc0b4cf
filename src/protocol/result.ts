import type { ErrorObject } from './error.js';
import type { Action, Content, ElicitResponse, ElicitResult, ErrorResponse, RequestId, WireAction } from './types.js';

/**
 * The word for a decision on the wire. For a refusal, the announcement of elicitation has `reject`. All published schemas
 * (2025-06-18, 2025-11-25, 2026-07-28) have `decline`.
 */
export const wireAction = (action: Action, declines: boolean): WireAction =>
  action === 'reject' && declines ? 'decline' : action;

/** A result. It has content if, and only if, a form was accepted. */
export const toResult = (action: Action, declines: boolean, content?: Content): ElicitResult =>
  action === 'accept' && content ? { action, content } : { action: wireAction(action, declines) };

export const toResponse = (id: RequestId, result: ElicitResult): ElicitResponse => ({ jsonrpc: '2.0', id, result });

export const toErrorResponse = (id: RequestId, error: ErrorObject): ErrorResponse => ({ jsonrpc: '2.0', id, error });
