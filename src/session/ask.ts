import { ErrorCode, ProtocolError } from '../protocol/error.js';
import { readPayload } from '../protocol/payload.js';
import type { RequestId, Server } from '../protocol/types.js';
import { harmless } from '../safety/text.js';
import { readForm } from '../schema/form.js';
import type { Question } from '../schema/question.js';

/** One request on its way from a payload to a result: what to ask, and for whom. */
export interface Ask {
  /** The very payload that was given. */
  readonly payload: unknown;
  readonly id: RequestId | undefined;
  /** The host may name it a little later than it passes the payload. */
  server: Server | undefined;
  /** On the wire, a refusal is spelled `decline`. */
  readonly declines: boolean;
  readonly message: string;
  readonly questions: readonly Question[];
}

/** Reads a payload into something to ask, or says why it must be refused. */
export function readAsk(
  payload: unknown,
  server: Server | undefined,
  protocolVersion: string | undefined,
): Ask | ProtocolError {
  const request = readPayload(payload);
  if (request instanceof ProtocolError) return request;
  const form = readForm(request.requestedSchema);
  if ('faults' in form) {
    const why = form.faults.map(
      ({ property, reason }) => `${property === undefined ? 'it' : JSON.stringify(property)} ${reason}`,
    );
    const properties = form.faults.flatMap(({ property }) => property ?? []);
    return new ProtocolError(
      ErrorCode.InvalidParams,
      `Invalid params: no answer could satisfy requestedSchema: ${why.join('; ')}`,
      { properties },
    );
  }
  return {
    payload,
    id: request.id,
    server,
    declines: request.declines || protocolVersion !== undefined,
    message: harmless(request.message),
    questions: form.questions,
  };
}
