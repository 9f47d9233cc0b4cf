/**
 * Handlers for the official TypeScript SDKs: `@modelcontextprotocol/sdk` 1.x and `@modelcontextprotocol/client` 2.x.
 * Imports neither of them.
 */
import type { ElicitOptions, McpElicitationDialog } from './element.js';
import type { ElicitResult, InputResponses, Server } from './protocol/types.js';

/** Any version that spells a refusal `decline`, the only word that the SDKs accept. */
const DECLINES = '2025-06-18';
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;
const URL_ELICITATION_REQUIRED = -32042;
/** The same as in the SDK 2.x: maximum number of rounds, and milliseconds before a round without responses. */
const MAX_ROUNDS = 10;
const PAUSE = 250;

type ProgressToken = string | number;
type Notify = (notification: {
  method: 'notifications/progress';
  params: { progressToken: ProgressToken; progress: number };
}) => Promise<unknown>;

/** The second argument of a request handler: `extra` of 1.x, `ctx` of 2.x. */
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

/** An elicitation result as the SDKs type it. */
export interface HandlerResult {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, string | number | boolean | string[]>;
  [key: string]: unknown;
}

export interface HandlerOptions {
  /** The server, or a function that returns it. A client knows its server's name only after it has connected. */
  readonly server?: Server | (() => Server | undefined) | undefined;
}

/**
 * A handler of `elicitation/create`.
 *
 *     client.setRequestHandler(ElicitRequestSchema, elicitationHandler(dialog, { server }));   // 1.x
 *     client.setRequestHandler('elicitation/create', elicitationHandler(dialog, { server }));  // 2.x, both eras
 *
 * Accepts a JSON-RPC request, `{ method, params }`, or bare `params`. If the SDK's signal is aborted, the request is
 * withdrawn. If the request has a progress token, `notifications/progress` is sent while the user is working, so that neither
 * the current request nor a pending one times out.
 * @throws {ProtocolError} if the payload is refused. The SDKs send it as a JSON-RPC error.
 * @throws an error with code -32603 if the element is not in a page, because the user cannot be asked.
 * @throws an error with code -32601 for another method, which a `fallbackRequestHandler` receives.
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
 * Passes the request to the handler as it was sent. Otherwise, the SDK 2.x drops keywords that its own schema does not know,
 * such as `pattern`, `multipleOf` and `exclusiveMinimum`.
 *
 *     client.setRequestHandler('elicitation/create', asSent, elicitationHandler(dialog));      // 2.x, both eras
 *
 * With 1.x, a less strict schema does the same:
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
 * A handler of `notifications/elicitation/complete` (2025-11-25), which ends the wait for a page.
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
 * Asks the user to open the pages of a -32042 error (2025-11-25, `URLElicitationRequiredError`). Resolves with the decisions
 * by `elicitationId`. Then call the tool again. Rethrows any other error, and one without pages.
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

/** What to send with a retried call (2026-07-28). Empty in the first round. */
export interface CallInputs {
  inputResponses?: Record<string, ElicitResult>;
  requestState?: string;
}

export interface CallOptions extends Omit<ElicitOptions, 'protocolVersion'> {
  /** Answers the input requests that are not elicitations, such as sampling and roots, by key. */
  readonly answer?: ((unanswered: InputResponses['unanswered']) => Promise<object>) | undefined;
}

/**
 * Makes a call, and repeats it as long as its result is `input_required` (2026-07-28). All elicitations of one result are steps
 * of one dialog. By itself, the SDK asks them one by one.
 *
 *     const result = await callWithInputs(dialog, (inputs) =>
 *       client.callTool({ name, arguments, ...inputs }, { allowInputRequired: true }), { server });              // 2.x
 *
 * @throws if there are other input requests and no `answer`, and after ten rounds.
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
    // 2026-07-28 has no completion notification. The result of the call is the sign that the pages are done.
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
      throw failure(INTERNAL_ERROR, `No answer for the input requests ${others.join(', ')}: pass the option "answer"`);
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

/** Sends progress while the user is working. Returns a function that stops it. */
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
      // Progress is optional, and in a round of 2026-07-28 there is no request to report it for.
    }
  };
  const onActivity = () => void report();
  dialog.addEventListener('elicitation-activity', onActivity);
  return () => dialog.removeEventListener('elicitation-activity', onActivity);
}

function assertInPage(dialog: McpElicitationDialog): void {
  if (!dialog.isConnected) {
    throw failure(INTERNAL_ERROR, 'The user cannot be asked: <mcp-elicitation-dialog> is not in the page');
  }
}

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });
