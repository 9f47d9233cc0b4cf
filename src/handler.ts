/**
 * Glue for the official TypeScript SDKs: `@modelcontextprotocol/sdk` 1.x and `@modelcontextprotocol/client` 2.x.
 * It needs neither of them: it fits the shape of their handlers.
 */
import type { ElicitOptions, McpElicitationDialog } from './element.js';
import type { ElicitResult, InputResponses, Server } from './protocol/types.js';

/** Any version that spells a refusal `decline`, the only word that the SDKs take. */
const DECLINES = '2025-06-18';
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const URL_ELICITATION_REQUIRED = -32042;
/** As the SDK 2.x has it: rounds of one call, and milliseconds before a round in which nothing is asked. */
const MAX_ROUNDS = 10;
const PAUSE = 250;

type ProgressToken = string | number;
type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: ProgressToken; progress: number };
}) => Promise<unknown>;

/** What a request handler is called with besides the request: `extra` of 1.x, `ctx` of 2.x. */
export interface HandlerContext {
  readonly signal?: AbortSignal | undefined;
  readonly sendNotification?: unknown;
  readonly _meta?: { readonly progressToken?: ProgressToken | undefined } | undefined;
  readonly mcpReq?: {
    readonly signal?: AbortSignal | undefined;
    readonly notify?: unknown;
    readonly _meta?: { readonly progressToken?: ProgressToken | undefined } | undefined;
  };
}

/** An elicitation result as the SDKs want it. */
export interface HandlerResult {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, string | number | boolean | string[]>;
  [key: string]: unknown;
}

export interface HandlerOptions {
  /** Who asks, or how to find out when it does: a client knows its server's name once it is connected. */
  readonly server?: Server | (() => Server | undefined) | undefined;
}

/**
 * A handler of `elicitation/create`.
 *
 *     client.setRequestHandler(ElicitRequestSchema, elicitationHandler(dialog, { server }));   // 1.x
 *     client.setRequestHandler('elicitation/create', elicitationHandler(dialog, { server }));  // 2.x, both eras
 *
 * Takes the request `{ method, params }`, in its JSON-RPC envelope or not, or its bare `params`. It follows the SDK's
 * abort signal, and while the person works it sends `notifications/progress`, where the request has a progress token, so
 * that a timeout cuts off neither the request on show nor those that wait behind it.
 * @throws ProtocolError where the payload is refused, which the SDKs send as the JSON-RPC error that it is; an error with
 *   code -32603 while the element is in no page, as nobody could answer, and no answer is made up; and one with code
 *   -32601 for another method, as a `fallbackRequestHandler` gets them all.
 */
export function elicitationHandler(dialog: McpElicitationDialog, { server }: HandlerOptions = {}) {
  return async (request: object, context: HandlerContext = {}): Promise<HandlerResult> => {
    if ('method' in request && request.method !== 'elicitation/create') {
      throw failure(METHOD_NOT_FOUND, 'Method not found');
    }
    assertInPage(dialog);
    const stop = reportProgress(dialog, context);
    try {
      const result = await dialog.elicit(request, {
        server: typeof server === 'function' ? server() : server,
        signal: (context.mcpReq ?? context).signal,
        protocolVersion: DECLINES,
      });
      return result as HandlerResult;
    } finally {
      stop();
    }
  };
}

/** @see https://standardschema.dev */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: object };
    readonly types?: { readonly input: object; readonly output: object };
  };
}

/**
 * Lets a handler see a request as it was sent, where the SDK 2.x would drop from it what its own schema does not know:
 * `pattern`, `multipleOf`, `exclusiveMinimum` and others.
 *
 *     client.setRequestHandler('elicitation/create', asSent, elicitationHandler(dialog));      // 2.x, both eras
 *
 * With 1.x, a looser schema of its own does the same:
 *
 *     const schema = RequestSchema.extend({ method: ElicitRequestSchema.shape.method });
 *     client.setRequestHandler(schema, elicitationHandler(dialog));
 */
export const asSent: { readonly params: StandardSchema } = {
  params: {
    '~standard': { version: 1, vendor: 'mcp-elicitation-dialog', validate: (value) => ({ value: value as object }) },
  },
};

/**
 * A handler of `notifications/elicitation/complete` (2025-11-25): the page that was opened has done its part.
 *
 *     client.setNotificationHandler(ElicitationCompleteNotificationSchema, completionHandler(dialog));     // 1.x
 *     client.setNotificationHandler('notifications/elicitation/complete', completionHandler(dialog));      // 2.x
 */
export const completionHandler =
  (dialog: McpElicitationDialog) =>
  ({ params }: { readonly params: { readonly elicitationId: string } }): void => {
    dialog.complete(params.elicitationId);
  };

/**
 * Asks for what the error -32042 of a call wants opened first (2025-11-25, `URLElicitationRequiredError`). Resolves with
 * what the person decided, by `elicitationId`; then call again. Throws any other error as it is, and one that names no
 * page.
 */
export async function elicitRequiredUrls(
  dialog: McpElicitationDialog,
  error: unknown,
  options: ElicitOptions = {},
): Promise<InputResponses> {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: { elicitations?: { length?: number } } };
  if (code !== URL_ELICITATION_REQUIRED || !data?.elicitations?.length) throw error;
  assertInPage(dialog);
  return dialog.elicitInputs(error, options);
}

/** What a call is sent again with (2026-07-28): nothing, the first time. */
export interface CallInputs {
  inputResponses?: Record<string, ElicitResult>;
  requestState?: string;
}

export interface CallOptions extends Omit<ElicitOptions, 'protocolVersion'> {
  /** Answers the input requests that are no elicitations, such as sampling and roots, by their keys. */
  readonly answer?: ((unanswered: InputResponses['unanswered']) => Promise<object>) | undefined;
}

/**
 * Makes a call, and again for as long as its result is that input is required (2026-07-28). All that one result wants is
 * asked in one dialog, step by step, from the requests as they were sent; left to itself, the SDK asks one by one.
 *
 *     const result = await callWithInputs(dialog, (inputs) =>
 *       client.callTool({ name, arguments, ...inputs }, { allowInputRequired: true }), { server });              // 2.x
 *
 * @throws where other input is wanted that nobody answers, and after ten rounds.
 */
export async function callWithInputs<Result extends object>(
  dialog: McpElicitationDialog,
  call: (inputs: CallInputs) => Promise<Result>,
  options: CallOptions = {},
): Promise<Result> {
  const asked: object[] = [];
  try {
    return await callInRounds(dialog, call, options, asked);
  } finally {
    // Its result says that the pages have done their part: nothing else would.
    for (const payload of asked) dialog.complete(payload);
  }
}

async function callInRounds<Result extends object>(
  dialog: McpElicitationDialog,
  call: (inputs: CallInputs) => Promise<Result>,
  { answer, ...options }: CallOptions,
  asked: object[],
): Promise<Result> {
  let inputs: CallInputs = {};
  for (let round = 1; ; round++) {
    options.signal?.throwIfAborted();
    const result = await call(inputs);
    if ((result as { resultType?: unknown }).resultType !== 'input_required') return result;
    if (round > MAX_ROUNDS) throw failure(INTERNAL_ERROR, `Input is still required after ${MAX_ROUNDS} rounds`);
    assertInPage(dialog);
    asked.push(result);
    const { inputResponses, requestState, unanswered } = await dialog.elicitInputs(result, options);
    const others = Object.keys(unanswered);
    if (others.length && !answer) {
      throw failure(INTERNAL_ERROR, `Nobody answers the input requests ${others.join(', ')}`);
    }
    const responses = { ...inputResponses, ...(others.length && (await answer?.(unanswered))) };
    const isAnswered = Object.keys(responses).length > 0;
    if (!isAnswered) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    inputs = {
      ...(isAnswered && { inputResponses: responses }),
      ...(requestState !== undefined && { requestState: requestState as string }),
    };
  }
}

/** Sends progress while the person works, until it is told to stop. */
function reportProgress(dialog: McpElicitationDialog, context: HandlerContext): () => void {
  const { mcpReq } = context;
  const progressToken = (mcpReq ?? context)._meta?.progressToken;
  const notify = (mcpReq ? mcpReq.notify : context.sendNotification) as Notify | undefined;
  if (progressToken === undefined || !notify) return () => undefined;
  let progress = 0;
  const report = async () => {
    try {
      await notify({ method: 'notifications/progress', params: { progressToken, progress: ++progress } });
    } catch {
      // The answer matters, not this. In a round of 2026-07-28 there is nobody to tell.
    }
  };
  const onActivity = () => void report();
  dialog.addEventListener('elicitation-activity', onActivity);
  return () => dialog.removeEventListener('elicitation-activity', onActivity);
}

function assertInPage(dialog: McpElicitationDialog): void {
  if (!dialog.isConnected) {
    throw failure(INTERNAL_ERROR, 'Nobody can be asked: <mcp-elicitation-dialog> is not in the page');
  }
}

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });
