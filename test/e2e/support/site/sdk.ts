/** A chat app in miniature: the official SDK's client (1.x) in the page, with our handler and element. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitationCompleteNotificationSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { completionHandler, elicitationHandler, elicitRequiredUrls } from '../../../../src/handler.js';
import '../../../../src/index.js';

const dialog = document.querySelector('mcp-elicitation-dialog')!;
const server = { name: 'Everything' };

/** Calls a tool, and again once the pages that it needs have been opened. Resolves with the text of its result. */
async function call(url: string, name: string, args: Record<string, unknown>, asSent: boolean): Promise<string> {
  const client = new Client(
    { name: 'host', version: '1.0.0' },
    { capabilities: { elicitation: { form: {}, url: {} } } },
  );
  const handler = elicitationHandler(dialog, { server });
  if (asSent) client.fallbackRequestHandler = handler;
  else client.setRequestHandler(ElicitRequestSchema, handler);
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, completionHandler(dialog));
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const attempt = () => client.callTool({ name, arguments: args });
  const result = await attempt().catch(async (error: unknown) => {
    await elicitRequiredUrls(dialog, error, { server });
    return { content: [{ type: 'text', text: 'the pages were opened' }] };
  });
  await client.close();
  return JSON.stringify(result.content);
}

Object.assign(window, { call });
