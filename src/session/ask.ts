import { ErrorCode, ProtocolError } from '../protocol/error.js';
import { invalidRequest, readPayload, within, type ElicitationRequest, type Inputs } from '../protocol/payload.js';
import type { ElicitResult, RequestId, Server } from '../protocol/types.js';
import { harmless } from '../safety/text.js';
import { readForm } from '../schema/form.js';
import type { Question } from '../schema/question.js';

interface StepBase {
  /** Of the input request; empty where a request came alone. */
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
/** What is on show at one time: one elicitation. */
export type Step = FormStep | UrlStep;

/** One payload on its way to its results: what to ask, for whom, and how far it came. */
export interface Ask {
  /** The very payload that was given. */
  readonly payload: unknown;
  readonly id: RequestId | undefined;
  /** One; or those of an input-required result, sent together at the end. */
  readonly steps: readonly Step[];
  readonly inputs: Inputs | undefined;
  /** On the wire, a refusal is spelled `decline`. This, and who asks, a host may say a little later than it passes the payload. */
  declines: boolean;
  server: Server | undefined;
  /** The step on show; past the last one, the review. */
  place: number;
  /** By step; undefined while it is not decided. */
  readonly results: (ElicitResult | undefined)[];
  /** Nothing that was entered is sent before the person has looked at all of it once more. */
  reviews: boolean;
  /** The review was reached: from a change, it goes back there. */
  isReviewed: boolean;
}

/** Where a request comes from, as the host knows it. */
export interface Source {
  readonly server: Server | undefined;
  readonly protocolVersion: string | undefined;
}

/** Reads a payload into something to ask, or says why it must be refused. */
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
    // No JSON does this; an object with a getter that throws may.
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
