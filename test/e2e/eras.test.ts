import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpHandler, inputRequired, McpServer } from '@modelcontextprotocol/server';
import { elicitationHandler } from '../../src/handler.js';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';
import { dialogIn } from './support/remote-dialog.js';

const onPage = useHostPages();
const capabilities = { elicitation: { form: {}, url: {} } };
const text = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] });
const nameForm = {
  message: 'Who are you?',
  requestedSchema: {
    type: 'object' as const,
    properties: { name: { type: 'string' as const, title: 'Full name' } },
    required: ['name'],
  },
};
const confirmation = { message: 'Really?', requestedSchema: { type: 'object' as const, properties: {} } };

const saidBy = async (called: Promise<unknown>) =>
  JSON.parse(((await called) as { content: [{ text: string }] }).content[0].text) as unknown;

describe('SDK 2.x, as servers ask since 2025', () => {
  async function connect(host: HostPage) {
    const server = new McpServer({ name: 'two', version: '1.0.0' });
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it is how they ask
    server.registerTool('ask', {}, async (ctx) => text(await ctx.mcpReq.elicitInput(nameForm)));
    const client = new Client({ name: 'host', version: '1.0.0' }, { capabilities });
    client.setRequestHandler('elicitation/create', elicitationHandler(dialogIn(host)));
    const [here, there] = InMemoryTransport.createLinkedPair();
    await Promise.all([server.connect(there), client.connect(here)]);
    return client;
  }

  test(
    'an answer arrives',
    onPage(async (host, person) => {
      const client = await connect(host);
      const said = saidBy(client.callTool({ name: 'ask' }));
      await host.dialog.waitFor();
      await person.answer('Full name', 'Ada');
      await person.press('accept');
      assert.deepEqual(await said, { action: 'accept', content: { name: 'Ada' } });
      await client.close();
    }),
  );

  test(
    'so do a refusal and a dismissal, each as such',
    onPage(async (host, person) => {
      const client = await connect(host);
      for (const [press, action] of [
        ['reject', 'decline'],
        ['Escape', 'cancel'],
      ] as const) {
        const said = saidBy(client.callTool({ name: 'ask' }));
        await host.dialog.waitFor();
        await person.press(press);
        assert.deepEqual(await said, { action });
      }
      await client.close();
    }),
  );
});

describe('SDK 2.x, as servers ask since 2026-07-28', () => {
  const STATE = '{"round":1, "opaque": "é"}';
  const rounds: { responses: unknown; state: unknown }[] = [];
  let handler: ReturnType<typeof createMcpHandler>;

  before(() => {
    handler = createMcpHandler(() => {
      const server = new McpServer({ name: 'two', version: '1.0.0' });
      server.registerTool('ask', {}, (ctx) => {
        const { inputResponses: responses } = ctx.mcpReq;
        if (!responses) {
          return inputRequired({
            requestState: STATE,
            inputRequests: { who: inputRequired.elicit(nameForm), sure: inputRequired.elicit(confirmation) },
          });
        }
        rounds.push({ responses, state: ctx.mcpReq.requestState() });
        return text(responses);
      });
      return server;
    });
  });
  after(() => handler?.close());

  test(
    'two elicitations of one round are asked in turn, and the state goes back byte for byte',
    onPage(async (host, person) => {
      const client = new Client(
        { name: 'host', version: '1.0.0' },
        { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } },
      );
      client.setRequestHandler('elicitation/create', elicitationHandler(dialogIn(host)));
      await client.connect(
        new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
          fetch: (url, init) => handler.fetch(new Request(url, init)),
        }),
      );
      const said = saidBy(client.callTool({ name: 'ask' }));
      await host.part('message').filter({ hasText: 'Who are you?' }).waitFor();
      await person.answer('Full name', 'Ada');
      await person.press('accept');
      await host.part('message').filter({ hasText: 'Really?' }).waitFor();
      await person.press('reject');
      assert.deepEqual(await said, {
        who: { action: 'accept', content: { name: 'Ada' } },
        sure: { action: 'decline' },
      });
      assert.deepEqual(
        rounds.map(({ state }) => state),
        [STATE],
      );
      await client.close();
    }),
  );
});
