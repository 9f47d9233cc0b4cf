/** A host in miniature: `@modelcontextprotocol/client` 2.x in the page, with our handler and element. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  asSent,
  callWithInputs,
  completionHandler,
  elicitationHandler,
  elicitRequiredUrls,
} from '../../../../src/handler.js';
import type { Server } from '../../../../src/protocol/types.js';
import { info, PATIENCE, told, type Connection, type Way } from './page-client.js';

const dialog = document.querySelector('mcp-elicitation-dialog')!;
let client: Client;
let controller: AbortController;
const server = () => client.getServerVersion() as Server | undefined;

const ALL = { elicitation: { form: {}, url: {} }, roots: {} };

async function connect({ url, sees = 'parsed', pin, capabilities = ALL }: Connection): Promise<void> {
  client = new Client(info, {
    capabilities,
    ...(pin && { versionNegotiation: { mode: { pin } } }),
  });
  const handler = elicitationHandler(dialog, { server });
  if (!('elicitation' in capabilities)) {
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    return;
  }
  if (sees === 'everything') client.fallbackRequestHandler = handler;
  else if (sees === 'as-sent') client.setRequestHandler('elicitation/create', asSent, handler);
  else client.setRequestHandler('elicitation/create', handler);
  client.setNotificationHandler('notifications/elicitation/complete', completionHandler(dialog));
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
}

function callTool(name: string, args: Record<string, unknown>, way: Way) {
  const { signal } = controller;
  const options = { signal, timeout: PATIENCE };
  const params = { name, arguments: args };
  if (way === 'by-sdk') return client.callTool(params, options);
  return callWithInputs(
    dialog,
    (inputs) => client.callTool({ ...params, ...inputs }, { ...options, allowInputRequired: true }),
    {
      server: server(),
      signal,
      answer: (unanswered) =>
        Promise.resolve(Object.fromEntries(Object.keys(unanswered).map((key) => [key, { roots: [] }]))),
    },
  );
}

window.pageClient = {
  connect,
  call(name, args = {}, way = 'by-sdk') {
    controller = new AbortController();
    const attempt = async () => {
      try {
        return await callTool(name, args, way);
      } catch (error) {
        await elicitRequiredUrls(dialog, error, { server: server() });
        return callTool(name, args, way);
      }
    };
    return told(attempt());
  },
  abort: () => controller.abort(),
  close: () => client.close(),
};
