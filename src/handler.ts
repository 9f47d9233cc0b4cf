/**
 * Glue for the official TypeScript SDKs: `@modelcontextprotocol/sdk` 1.x and `@modelcontextprotocol/client` 2.x.
 * It needs neither of them: it fits the shape of their handlers.
 */
import type { ElicitOptions, McpElicitationDialog } from './element.js';
import type { InputResponses, Server } from './protocol/types.js';

/** Any version that spells a refusal `decline`, the only word that the SDKs take. */
const DECLINES = '2025-06-18';
const URL_ELICITATION_REQUIRED = -32042;
const INTERNAL_ERROR = -32603;

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

/**
 * A handler of `elicitation/create`.
 *
 *     client.setRequestHandler(ElicitRequestSchema, elicitationHandler(dialog, { server }));   // 1.x
 *     client.setRequestHandler('elicitation/create', elicitationHandler(dialog, { server }));  // 2.x, both eras
 *     client.fallbackRequestHandler = elicitationHandler(dialog, { server });                  // the request as it was sent
 *
 * It follows the SDK's abort signal, and while the person works it sends `notifications/progress`, where the request has a
 * progress token, so that a timeout does not cut them off.
 * @throws ProtocolError where the payload is refused, which the SDKs send as the JSON-RPC error that it is; and an error
 *   with code -32603 while the element is in no page: nobody could answer, and no answer is made up.
 */
export function elicitationHandler(dialog: McpElicitationDialog, { server }: { readonly server?: Server } = {}) {
  return async (request: object, context: HandlerContext = {}): Promise<HandlerResult> => {
    if (!dialog.isConnected) {
      throw Object.assign(new Error('Nobody can be asked: <mcp-elicitation-dialog> is not in the page'), {
        code: INTERNAL_ERROR,
      });
    }
    const { mcpReq } = context;
    const token = (mcpReq?._meta ?? context._meta)?.progressToken;
    const notify = (mcpReq?.notify ?? context.sendNotification) as Notify | undefined;
    let progress = 0;
    const onActivity = (event: HTMLElementEventMap['elicitation-activity']) => {
      if (event.detail.request !== request || token === undefined) return;
      const params = { progressToken: token, progress: ++progress };
      notify?.({ method: 'notifications/progress', params }).catch(() => undefined); // the answer matters, not this
    };
    dialog.addEventListener('elicitation-activity', onActivity);
    try {
      const signal = mcpReq?.signal ?? context.signal;
      return (await dialog.elicit(request, { server, signal, protocolVersion: DECLINES })) as HandlerResult;
    } finally {
      dialog.removeEventListener('elicitation-activity', onActivity);
    }
  };
}

/** A handler of `notifications/elicitation/complete` (2025-11-25): the page that was opened has done its part. */
export const completionHandler =
  (dialog: McpElicitationDialog) =>
  ({ params }: { readonly params: { readonly elicitationId: string } }): void => {
    dialog.complete(params.elicitationId);
  };

/**
 * Asks for what the error -32042 of a call wants opened first (2025-11-25, `URLElicitationRequiredError`). Resolves with
 * what the person decided, by `elicitationId`; then call again. Throws any other error as it is.
 */
export async function elicitRequiredUrls(
  dialog: McpElicitationDialog,
  error: unknown,
  options: ElicitOptions = {},
): Promise<InputResponses> {
  if ((error as { code?: unknown } | null)?.code !== URL_ELICITATION_REQUIRED) throw error;
  return dialog.elicitInputs(error, options);
}
