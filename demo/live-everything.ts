import type { McpElicitationDialog } from '../src/index.js';
import { elicitationHandler } from '../src/handler.js';

/** Milliseconds. People take longer than servers: the SDK would give up on the tool after a minute. */
export const PATIENCE = 10 * 60 * 1000;

/** What there is to tell about a live session, as it goes. */
export interface Watcher {
  connected(server: string, protocolVersion: string): void;
  asked(request: object): void;
  answered(text: string, isError: boolean): void;
}

/**
 * Connects to MCP's test server at this page's `/mcp`, calls a tool that asks the person something, and closes the session.
 * Aborting ends it at any point, and withdraws the request on show.
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
  // Not applyDefaults: it would fill in what the person has cleared.
  const client = new Client({ name: 'playground', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } });
  const handler = elicitationHandler(dialog);
  client.setRequestHandler(ElicitRequestSchema, (request, extra) => {
    watcher.asked(request.params);
    return handler(request.params, extra);
  });
  const end = async () => {
    await transport.terminateSession().catch(() => undefined); // gone already, perhaps with the server
    await client.close(); // which aborts what is still asked
  };
  signal.addEventListener('abort', () => void end(), { once: true });
  try {
    await client.connect(transport);
    signal.throwIfAborted(); // the element may be at another story already
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

/** The official SDK: far larger than everything else here, so loaded when it is wanted. */
async function loadSdk() {
  // Its schemas are zod's, which would try `new Function` to see whether it may: this page says no.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const [client, transport, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  return { ...client, ...transport, ...types };
}

/** The texts of a tool's result. */
export const textOf = (content: unknown): string =>
  (Array.isArray(content) ? content : [])
    .flatMap((part: { type?: unknown; text?: unknown }) => (part.type === 'text' ? [String(part.text).trim()] : []))
    .join('\n\n');
