import type { ErrorObject } from './error.js';
import type { Action, Content, ElicitResponse, ElicitResult, ErrorResponse, RequestId, WireAction } from './types.js';

/**
 * The word for a decision on the wire. The announcement of elicitation spelled a refusal `reject`; every published
 * schema since (2025-06-18, 2025-11-25, 2026-07-28) spells it `decline`.
 */
export const wireAction = (action: Action, declines: boolean): WireAction =>
  action === 'reject' && declines ? 'decline' : action;

/** The bare result: content is present where a form was accepted, and nowhere else. */
export const toResult = (action: Action, declines: boolean, content?: Content): ElicitResult =>
  action === 'accept' && content ? { action, content } : { action: wireAction(action, declines) };

export const toResponse = (id: RequestId, result: ElicitResult): ElicitResponse => ({ jsonrpc: '2.0', id, result });

export const toErrorResponse = (id: RequestId, error: ErrorObject): ErrorResponse => ({ jsonrpc: '2.0', id, error });
