import type { McpElicitationDialog, Server } from '../src/index.js';
import { asSent, callWithInputs, completionHandler, elicitationHandler, type CallInputs } from '../src/handler.js';
import { PATIENCE, textOf, type Watcher } from './live-everything.js';

/**
 * Connects to the server of the patterns at `/patterns/mcp` and calls one of its tools, with protocol version 2026-07-28 or
 * 2025-11-25. With 2025-11-25, the server sends its requests during the call.
 */
export async function runPattern(
  dialog: McpElicitationDialog,
  tool: string,
  watcher: Watcher,
  signal: AbortSignal,
): Promise<void> {
  const { Client, StreamableHTTPClientTransport } = await loadSdk();
  signal.throwIfAborted();
  const isLegacy = dialog.protocolVersion?.startsWith('2025') === true;
  const client = new Client(
    { name: 'playground', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {}, url: {} } },
      ...(!isLegacy && { versionNegotiation: { mode: 'auto' as const } }),
    },
  );
  const server = () => ({ ...client.getServerVersion(), origin: location.origin }) as Server;
  const handler = elicitationHandler(dialog, { server });
  client.setRequestHandler('elicitation/create', asSent, (params: object, context) => {
    watcher.asked(params);
    return handler(params, context);
  });
  client.setNotificationHandler('notifications/elicitation/complete', completionHandler(dialog));
  try {
    await client.connect(new StreamableHTTPClientTransport(new URL('/patterns/mcp', location.origin)));
    const { title, name, version } = server();
    watcher.connected(`${title ?? name} ${version ?? ''}`, client.getNegotiatedProtocolVersion() ?? '');
    const call = async (inputs: CallInputs) => {
      const result = await client.callTool(
        { name: tool, arguments: {}, ...inputs },
        { signal, timeout: PATIENCE, allowInputRequired: true },
      );
      if ('inputRequests' in result) watcher.asked(result);
      return result;
    };
    const result = await callWithInputs(dialog, call, { server: server(), signal });
    if ('content' in result) watcher.answered(textOf(result.content), result.isError === true);
  } finally {
    await client.close(); // withdraws the pending requests
  }
}

/** The official SDK, lazy-loaded because it is large. */
async function loadSdk() {
  // Its schemas use zod, which tries `new Function`. The policy of this page forbids that.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return import('@modelcontextprotocol/client');
}
