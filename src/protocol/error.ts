/** The JSON-RPC error codes that a payload can earn. @see https://www.jsonrpc.org/specification#error_object */
export const ErrorCode = {
  InvalidRequest: -32600,
  MethodNotFound: -32601,
  InvalidParams: -32602,
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** A JSON-RPC error object, as it goes on the wire. */
export interface ErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/**
 * Why a payload is refused: nothing opens, and the error is ready to be sent back.
 * `data.properties` names the properties at fault, `data.key` the input request, where there are any.
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

  /** The error object of a JSON-RPC response. */
  toJSON(): ErrorObject {
    const { code, message, data } = this;
    return data ? { code, message, data } : { code, message };
  }
}
