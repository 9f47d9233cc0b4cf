/** The JSON-RPC error codes for refused payloads. @see https://www.jsonrpc.org/specification#error_object */
export const ErrorCode = {
  InvalidRequest: -32600,
  MethodNotFound: -32601,
  InvalidParams: -32602,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** A JSON-RPC error object. */
export interface ErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/**
 * The reason why a payload is refused, ready to be sent to the server. `data.properties` names the properties at fault, and
 * `data.key` the input request, if there are any.
 */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly data?: { readonly properties?: readonly string[]; readonly key?: string },
  ) {
    super(message);
  }

  /** The error object for a JSON-RPC response. */
  toJSON(): ErrorObject {
    const { code, message, data } = this;
    return data ? { code, message, data } : { code, message };
  }
}
