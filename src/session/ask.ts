import { ErrorCode, ProtocolError } from '../protocol/error.js';
import { invalidRequest, readPayload, within, type ElicitationRequest, type Inputs } from '../protocol/payload.js';
import type { ElicitResult, RequestId, Server } from '../protocol/types.js';
import { harmless } from '../safety/text.js';
import { readForm } from '../schema/form.js';
import type { Question } from '../schema/question.js';

interface StepBase {
  /** Key of the input request. Empty for a single request. */
  readonly key: string;
  readonly message: string;
}
export interface FormStep extends StepBase {
  readonly mode: 'form';
  readonly questions: readonly Question[];
}
export interface UrlStep extends StepBase {
  readonly mode: 'url';
  readonly url: string;
  readonly elicitationId: string | undefined;
}
/** One elicitation, shown as one page of the dialog. */
export type Step = FormStep | UrlStep;

/** A payload that was accepted, its steps, and the results so far. */
export interface Ask {
  /** The payload as the host passed it. */
  readonly payload: unknown;
  readonly id: RequestId | undefined;
  /** A single request has one. The steps of an input-required result are sent together at the end. */
  readonly steps: readonly Step[];
  readonly inputs: Inputs | undefined;
  /** Whether a refusal is sent as `decline`. Like `server`, it can still change in the task in which the request arrived. */
  declines: boolean;
  server: Server | undefined;
  /** Index of the current step. After the last step comes the review. */
  place: number;
  /** One per step. Undefined until the step is decided. */
  readonly results: (ElicitResult | undefined)[];
  /** Whether the answers are reviewed before they are sent. */
  reviews: boolean;
  /** Whether the review was reached. After a change, the next step is the review again. */
  isReviewed: boolean;
}

/** What the host knows about the origin of a request. */
export interface Source {
  readonly server: Server | undefined;
  readonly protocolVersion: string | undefined;
}

/** Reads a payload. Returns an error if it must be refused. */
export function readAsk(payload: unknown, { server, protocolVersion }: Source): Ask | ProtocolError {
  const elicitation = read(payload);
  if (elicitation instanceof ProtocolError) return elicitation;
  const { id, requests, inputs, declines } = elicitation;
  const steps: Step[] = [];
  for (const [key, request] of requests) {
    const step = toStep(key, request);
    if (step instanceof ProtocolError) return inputs ? within(key, step) : step;
    steps.push(step);
  }
  return {
    payload,
    id,
    steps,
    inputs,
    declines: declines || protocolVersion !== undefined,
    server,
    place: 0,
    results: steps.map(() => undefined),
    reviews: false,
    isReviewed: false,
  };
}

function read(payload: unknown) {
  try {
    return readPayload(payload);
  } catch (error) {
    // JSON cannot throw, but a getter of an object can.
    return invalidRequest(`it cannot be read (${String(error)})`);
  }
}

function toStep(key: string, request: ElicitationRequest): Step | ProtocolError {
  const message = harmless(request.message);
  if (request.mode === 'url') return { ...request, key, message };
  const form = readForm(request.requestedSchema);
  if ('questions' in form) return { mode: 'form', key, message, questions: form.questions };
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
