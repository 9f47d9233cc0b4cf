import type { McpElicitationDialog } from '../src/index.js';
import { elicitationHandler } from '../src/handler.js';

/** Timeout of the tool call, in milliseconds. The SDK's default of a minute is too short for a user. */
export const PATIENCE = 10 * 60 * 1000;

/** Reports the progress of a live session. */
export interface Watcher {
  connected(server: string, protocolVersion: string): void;
  asked(request: object): void;
  answered(text: string, isError: boolean): void;
}

/**
 * Connects to the official test server at `/mcp`, calls a tool that sends an elicitation request, and closes the session.
 * Aborting ends it at any point and withdraws the current request.
 */
export async function runEverything(
  dialog: McpElicitationDialog,
  tool: string,
  watcher: Watcher,
  signal: AbortSignal,
): Promise<void> {
  const { Client, StreamableHTTPClientTransport, ElicitRequestSchema } = await loadSdk();
  signal.throwIfAborted();
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', location.origin));
  // No applyDefaults, because it would restore defaults that the user has cleared.
  const client = new Client({ name: 'playground', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } });
  const handler = elicitationHandler(dialog);
  client.setRequestHandler(ElicitRequestSchema, (request, extra) => {
    watcher.asked(request.params);
    return handler(request.params, extra);
  });
  const end = async () => {
    await transport.terminateSession().catch(() => undefined); // the server may be gone
    await client.close(); // withdraws the pending requests
  };
  signal.addEventListener('abort', () => void end(), { once: true });
  try {
    await client.connect(transport);
    signal.throwIfAborted(); // the element may show another story
    const { name = 'A server', title, version = '' } = client.getServerVersion() ?? {};
    const protocolVersion = transport.protocolVersion ?? '';
    dialog.server = { name, ...(title !== undefined && { title }), version, origin: location.origin };
    dialog.protocolVersion = protocolVersion;
    watcher.connected(`${title ?? name} ${version}`, protocolVersion);
    const result = await client.callTool({ name: tool }, undefined, { timeout: PATIENCE });
    watcher.answered(textOf(result.content), result.isError === true);
  } finally {
    await end();
  }
}

/** The official SDK, lazy-loaded because it is large. */
async function loadSdk() {
  // Its schemas use zod, which tries `new Function`. The policy of this page forbids that.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const [client, transport, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  return { ...client, ...transport, ...types };
}

/** The text content of a tool's result. */
export const textOf = (content: unknown): string =>
  (Array.isArray(content) ? content : [])
    .flatMap((part: { type?: unknown; text?: unknown }) => (part.type === 'text' ? [String(part.text).trim()] : []))
    .join('\n\n');
