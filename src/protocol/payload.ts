import { ErrorCode, ProtocolError } from './error.js';
import { isObject, kindOf, own, told, type JsonObject } from './json.js';
import type { RequestId } from './types.js';

const METHOD = 'elicitation/create';
/** The error code for `URLElicitationRequiredError` (2025-11-25). */
const URL_ELICITATION_REQUIRED = -32042;

/** A request in form mode, with a schema that has not been read yet. */
export interface FormRequest {
  readonly mode: 'form';
  readonly message: string;
  readonly requestedSchema: JsonObject;
}

/** A request in URL mode. */
export interface UrlRequest {
  readonly mode: 'url';
  readonly message: string;
  /** Normalized. `http:` or `https:` only. */
  readonly url: string;
  /** Identifies the request in the completion notification. 2026-07-28 has none. */
  readonly elicitationId: string | undefined;
}

export type ElicitationRequest = FormRequest | UrlRequest;

/** What is returned along with the responses to an input-required result. */
export interface Inputs {
  /** Unchanged. */
  readonly requestState?: unknown;
  /** Entries that are not elicitations. The host must answer them. */
  readonly unanswered: JsonObject;
}

/** A payload that was read: one request, or the elicitations of an input-required result by key. */
export interface Elicitation {
  readonly id: RequestId | undefined;
  readonly requests: readonly (readonly [key: string, request: ElicitationRequest])[];
  readonly inputs: Inputs | undefined;
  /** Whether the payload has a shape that exists only since 2025-11-25, which spells a refusal `decline`. */
  readonly declines: boolean;
}

/**
 * Reads a JSON-RPC request, its `params`, an entry of `inputRequests`, an input-required result or a -32042 error (both bare
 * or in a JSON-RPC response), or any of these as JSON. Returns an error for any other value.
 */
export function readPayload(given: unknown): Elicitation | ProtocolError {
  const payload = parse(given);
  if (!isObject(payload)) return invalidRequest(`expected an object, or one as JSON, got ${kindOf(payload)}`);

  const id = idOf(payload);
  const inputs = inputRequestsOf(payload);
  if (inputs) return readInputs(inputs, id);

  const isRequest = Object.hasOwn(payload, 'method');
  const params = isRequest ? paramsOf(payload) : payload;
  if (params instanceof ProtocolError) return params;
  if (!isRequest && !['message', 'requestedSchema', 'mode', 'url'].some((key) => Object.hasOwn(params, key))) {
    return invalidRequest('it has neither a method nor the params of one');
  }
  const request = readParams(params);
  if (request instanceof ProtocolError) return request;
  const isInputRequest = isRequest && !Object.hasOwn(payload, 'jsonrpc');
  return {
    id,
    requests: [['', request]],
    inputs: undefined,
    declines: isInputRequest || Object.hasOwn(params, 'mode'),
  };
}

/** The id of a JSON-RPC request. Undefined if there is no valid one. */
export function idOf(given: unknown): RequestId | undefined {
  const payload = parse(given);
  const id = isObject(payload) && Object.hasOwn(payload, 'jsonrpc') ? own(payload, 'id') : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Parses JSON. Returns any other value unchanged. */
function parse(given: unknown): unknown {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}

interface InputRequests {
  readonly entries: readonly (readonly [key: string, entry: unknown])[];
  readonly state?: unknown;
}

/** Reads an input-required result or the data of a -32042 error, bare or in a response. */
function inputRequestsOf(payload: JsonObject): InputRequests | undefined {
  const result = own(payload, 'result') ?? payload;
  if (isObject(result) && (Object.hasOwn(result, 'inputRequests') || own(result, 'resultType') === 'input_required')) {
    const { inputRequests, requestState: state } = ownOf(result);
    return { entries: isObject(inputRequests) ? Object.entries(inputRequests) : [], state };
  }
  const error = own(payload, 'error') ?? payload;
  if (!isObject(error) || own(error, 'code') !== URL_ELICITATION_REQUIRED) return undefined;
  const { elicitations } = ownOf(error['data']);
  const keys = new Set<string>();
  const entries = (Array.isArray(elicitations) ? elicitations : []).map((params: unknown, i) => {
    const { elicitationId } = ownOf(params);
    let key = typeof elicitationId === 'string' && !keys.has(elicitationId) ? elicitationId : String(i);
    while (keys.has(key)) key += '_';
    keys.add(key);
    return [key, { method: METHOD, params }] as const;
  });
  return { entries };
}

function readInputs({ entries, state }: InputRequests, id: RequestId | undefined): Elicitation | ProtocolError {
  const read: [string, ElicitationRequest][] = [];
  const unanswered: [string, unknown][] = [];
  for (const [key, entry] of entries) {
    const params = isObject(entry) ? paramsOf(entry) : invalidRequest(`expected an object, got ${kindOf(entry)}`);
    const request = params instanceof ProtocolError ? params : readParams(params);
    if (!(request instanceof ProtocolError)) read.push([key, request]);
    else if (request.code === ErrorCode.MethodNotFound) unanswered.push([key, entry]);
    else return within(key, request);
  }
  const inputs = { ...(state !== undefined && { requestState: state }), unanswered: Object.fromEntries(unanswered) };
  return { id, requests: read, inputs, declines: true };
}

/** The same error, with the key of the entry that it is about. */
export const within = (key: string, { code, message, data }: ProtocolError): ProtocolError =>
  new ProtocolError(code, `Input request ${JSON.stringify(key)}: ${message}`, { ...data, key });

function paramsOf(request: JsonObject): JsonObject | ProtocolError {
  const method = own(request, 'method');
  if (typeof method !== 'string') return invalidRequest(`method must be a string, got ${kindOf(method)}`);
  if (method !== METHOD) {
    return new ProtocolError(ErrorCode.MethodNotFound, `Only ${METHOD} can be asked here, got ${method}`);
  }
  const params = own(request, 'params');
  return isObject(params) ? params : invalidParams('params', `must be an object, got ${kindOf(params)}`);
}

function readParams(params: JsonObject): ElicitationRequest | ProtocolError {
  const { mode = 'form', message, requestedSchema, url, elicitationId } = ownOf(params);
  if (mode !== 'form' && mode !== 'url') {
    return invalidParams('mode', `must be "form" or "url", got ${told(mode)}`);
  }
  if (typeof message !== 'string') return invalidParams('message', `must be a string, got ${kindOf(message)}`);
  if (mode === 'url') {
    const address = typeof url === 'string' ? parseUrl(url) : undefined;
    return address
      ? { mode, message, url: address, elicitationId: typeof elicitationId === 'string' ? elicitationId : undefined }
      : invalidParams('url', `must be an http or https URL, got ${told(url)}`);
  }
  if (!isObject(requestedSchema)) {
    const hint = Object.hasOwn(params, 'schema') ? ' (not schema)' : '';
    return invalidParams('requestedSchema', `must be an object, got ${kindOf(requestedSchema)}${hint}`);
  }
  return { mode, message, requestedSchema };
}

/** A copy of the own properties of an object, without a prototype. Empty for any other value. */
const ownOf = (value: unknown): JsonObject => ({ __proto__: null, ...(isObject(value) ? value : {}) });

function parseUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

export const invalidRequest = (why: string) =>
  new ProtocolError(ErrorCode.InvalidRequest, `Not an elicitation request: ${why}`);

const invalidParams = (param: string, why: string) =>
  new ProtocolError(ErrorCode.InvalidParams, `Invalid params: ${param} ${why}`);
