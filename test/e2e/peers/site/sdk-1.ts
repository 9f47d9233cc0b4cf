/** A host in miniature: the client of `@modelcontextprotocol/sdk` 1.x in the page, with our handler and element. */
import { InMemoryTaskStore } from '@modelcontextprotocol/sdk/experimental/tasks';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {
  ElicitationCompleteNotificationSchema,
  ElicitRequestSchema,
  RequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { completionHandler, elicitationHandler, elicitRequiredUrls } from '../../../../src/handler.js';
import type { Server } from '../../../../src/protocol/types.js';
import { info, PATIENCE, told, type Connection } from './page-client.js';

const dialog = document.querySelector('mcp-elicitation-dialog')!;
let client: Client;
let controller: AbortController;
const server = () => client.getServerVersion() as Server | undefined;

async function connect({ url, sees = 'parsed' }: Connection): Promise<void> {
  const tasks = { requests: { elicitation: { create: {} } } };
  client = new Client(info, {
    capabilities: { elicitation: { form: {}, url: {} }, tasks },
    taskStore: new InMemoryTaskStore(),
  });
  const handler = elicitationHandler(dialog, { server });
  if (sees === 'everything') {
    client.fallbackRequestHandler = handler;
  } else if (sees === 'as-sent') {
    client.setRequestHandler(RequestSchema.extend({ method: ElicitRequestSchema.shape.method }), handler);
  } else {
    client.setRequestHandler(ElicitRequestSchema, async (request, extra) => {
      const { taskStore } = extra;
      if (!request.params.task || !taskStore) return handler(request, extra);
      // The server asks for a task: it gets one at once, and comes back for the answer.
      const task = await taskStore.createTask({ ttl: request.params.task.ttl ?? null });
      void handler(request, extra).then(
        (result) => taskStore.storeTaskResult(task.taskId, 'completed', result),
        (error: unknown) => taskStore.updateTaskStatus(task.taskId, 'failed', String(error)),
      );
      return { task };
    });
  }
  client.setNotificationHandler(ElicitationCompleteNotificationSchema, completionHandler(dialog));
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
}

function callTool(name: string, args: Record<string, unknown>) {
  const { signal } = controller;
  return client.callTool({ name, arguments: args }, undefined, { signal, timeout: PATIENCE });
}

window.pageClient = {
  connect,
  call(name, args = {}) {
    controller = new AbortController();
    const attempt = async () => {
      try {
        return await callTool(name, args);
      } catch (error) {
        const { inputResponses } = await elicitRequiredUrls(dialog, error, { server: server() });
        const refused = Object.values(inputResponses).find(({ action }) => action !== 'accept');
        if (refused) throw new Error(`The person said ${refused.action}`, { cause: error });
        return callTool(name, args);
      }
    };
    return told(attempt());
  },
  abort: () => controller.abort(),
  close: () => client.close(),
};
