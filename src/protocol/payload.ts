import { ErrorCode, ProtocolError } from './error.js';
import { isObject, kindOf, own, type JsonObject } from './json.js';
import type { RequestId } from './types.js';

const METHOD = 'elicitation/create';

/** A request to fill in a form, read from a payload; the schema is yet to be read. */
export interface FormRequest {
  readonly mode: 'form';
  readonly id: RequestId | undefined;
  readonly message: string;
  readonly requestedSchema: JsonObject;
  /** Its shape exists only since protocol version 2025-11-25, where a refusal is spelled `decline`. */
  readonly declines: boolean;
}

/**
 * Reads whatever a host has at hand: the JSON-RPC request, its bare `params`, or an entry of `inputRequests`; also as
 * the text of any of these. Total: any value gives a request or says why not.
 */
export function readPayload(given: unknown): FormRequest | ProtocolError {
  let payload = given;
  if (typeof given === 'string') {
    try {
      payload = JSON.parse(given);
    } catch (error) {
      return invalidRequest(`the text is not JSON (${(error as Error).message})`);
    }
  }
  if (!isObject(payload)) {
    return invalidRequest(`expected an object, got ${kindOf(payload)}`);
  }
  const method = own(payload, 'method');
  if (method === undefined) {
    return ['message', 'requestedSchema', 'mode', 'url'].some((key) => Object.hasOwn(payload, key))
      ? readParams(payload, undefined, false)
      : invalidRequest('it has neither a method nor the params of one');
  }
  if (typeof method !== 'string') return invalidRequest(`method must be a string, got ${kindOf(method)}`);
  if (method !== METHOD) {
    return new ProtocolError(ErrorCode.MethodNotFound, `Only ${METHOD} can be asked here, got ${method}`);
  }
  const params = own(payload, 'params');
  if (!isObject(params)) return invalidParams('params', `must be an object, got ${kindOf(params)}`);
  return readParams(params, idOf(payload), !Object.hasOwn(payload, 'jsonrpc'));
}

/** The id of a JSON-RPC request, where it has one that a response can carry. */
export function idOf(payload: unknown): RequestId | undefined {
  const id = isObject(payload) && Object.hasOwn(payload, 'jsonrpc') ? own(payload, 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function readParams(
  params: JsonObject,
  id: RequestId | undefined,
  isInputRequest: boolean,
): FormRequest | ProtocolError {
  const message = own(params, 'message');
  const mode = own(params, 'mode');
  const requestedSchema = own(params, 'requestedSchema');
  if (mode !== undefined && mode !== 'form') {
    return invalidParams('mode', `${JSON.stringify(mode)} is not supported here; use "form"`);
  }
  if (typeof message !== 'string') return invalidParams('message', `must be a string, got ${kindOf(message)}`);
  if (!isObject(requestedSchema)) {
    const hint = Object.hasOwn(params, 'schema') ? ' (it is called requestedSchema, not schema)' : '';
    return invalidParams('requestedSchema', `must be an object, got ${kindOf(requestedSchema)}${hint}`);
  }
  return { mode: 'form', id, message, requestedSchema, declines: isInputRequest || mode !== undefined };
}

const invalidRequest = (why: string) =>
  new ProtocolError(ErrorCode.InvalidRequest, `This is no elicitation request: ${why}`);

const invalidParams = (param: string, why: string) =>
  new ProtocolError(ErrorCode.InvalidParams, `Invalid params: ${param} ${why}`);
