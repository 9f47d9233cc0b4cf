import type { ElicitResult as WireResult } from '@modelcontextprotocol/sdk/types.js';
import type { McpElicitationDialog } from '../src/index.js';
import { ask, Refusal } from './ask.js';

const TOOL = 'trigger-elicitation-request';
/** People take longer than servers: the SDK would give up on the tool after a minute. */
const PATIENCE = 10 * 60 * 1000;

/** What there is to tell about a live session, as it goes. */
export interface Watcher {
  connected(server: string, protocolVersion: string): void;
  asked(request: object): void;
  answered(text: string, isError: boolean): void;
}

/**
 * Connects to the server at this page's `/mcp`, calls a tool that asks the person something, and closes the session.
 * Aborting ends it at any point, and withdraws the request on show.
 */
export async function runLive(dialog: McpElicitationDialog, watcher: Watcher, signal: AbortSignal): Promise<void> {
  const { Client, StreamableHTTPClientTransport, ElicitRequestSchema, McpError } = await loadSdk();
  signal.throwIfAborted();
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', location.origin));
  // Not applyDefaults: it would fill in what the person has cleared.
  const client = new Client({ name: 'playground', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } });
  client.setRequestHandler(ElicitRequestSchema, async ({ params }, extra) => {
    watcher.asked(params);
    try {
      const result = await ask(dialog, params, extra.signal);
      return result as WireResult; // of a dialog that knows the version, so never "reject"
    } catch (error) {
      throw error instanceof Refusal ? new McpError(error.error.code, error.message, error.error.data) : error;
    }
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
    const result = await client.callTool({ name: TOOL }, undefined, { timeout: PATIENCE });
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
const textOf = (content: unknown): string =>
  (Array.isArray(content) ? content : [])
    .flatMap((part: { type?: unknown; text?: unknown }) => (part.type === 'text' ? [String(part.text).trim()] : []))
    .join('\n\n');
