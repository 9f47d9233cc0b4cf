import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { paramsOf, readJson } from './support/cases.js';
import { startEverythingServer, type EverythingServer } from './support/everything-server.js';
import { fieldsOf } from './support/fields.js';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';

const onPage = useHostPages();

let server: EverythingServer;
before(async () => {
  server = await startEverythingServer();
});
after(() => server.close());

/** An MCP host: connects to the official test server, and lets the element on the page answer what it asks. */
async function connect(host: HostPage): Promise<Client> {
  const client = new Client({ name: 'a-host', version: '1.0.0' }, { capabilities: { elicitation: { form: {} } } });
  const transport = new StreamableHTTPClientTransport(server.url);
  client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
    const { name, title } = client.getServerVersion()!;
    await host.ask(params, {
      server: { name, title, origin: server.url.origin },
      protocolVersion: transport.protocolVersion,
    });
    return JSON.parse(await host.result()) as ElicitResult;
  });
  await client.connect(transport);
  return client;
}

/** Calls the tool that asks, and gives what the server made of the answer. */
async function callTool(client: Client): Promise<string> {
  const { content } = await client.callTool({ name: 'trigger-elicitation-request' });
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

test(
  'the official test server is told what was accepted',
  onPage(async (host, person) => {
    const client = await connect(host);
    const text = callTool(client);
    await host.hears('elicitation-open');
    const { requestedSchema } = paramsOf(readJson('server-everything-form'));
    const titles = Object.values(requestedSchema['properties'] as Record<string, { title: string }>);
    assert.equal(titles.length, 13);
    assert.deepEqual(
      (await fieldsOf(host)).map(({ label }) => label),
      titles.map(({ title }) => title),
      'its questions are those of the case',
    );

    await person.answers({ String: 'Ada Lovelace', Boolean: true, 'String with date format': '1815-12-10' });
    await person.press('accept');
    assert.match(await text, /User provided the requested information/);
    assert.match(await text, /- Name: Ada Lovelace\n- Agreed to terms: true\n- Birthdate: 1815-12-10\n/);
    assert.match(await text, /"titledMultipleSelectEnum": \[\s*"fish-1"\s*\]/);
    await client.close();
  }),
);

for (const [press, says] of [
  ['reject', /User declined to provide the requested information.*"action": "decline"/s],
  ['cancel', /User cancelled the elicitation dialog.*"action": "cancel"/s],
  ['Escape', /User cancelled the elicitation dialog.*"action": "cancel"/s],
] as const) {
  test(
    `the official test server is told of ${press}`,
    onPage(async (host, person) => {
      const client = await connect(host);
      const text = callTool(client);
      await host.hears('elicitation-open');
      await person.press(press);
      assert.match(await text, says);
      await client.close();
    }),
  );
}

test(
  'the official test server asks under its own name, from where the host found it',
  onPage(async (host, person) => {
    const client = await connect(host);
    const text = callTool(client);
    await host.hears('elicitation-open');
    const { title, name } = client.getServerVersion()!;
    assert.match(await host.part('header').innerText(), new RegExp(title ?? name));
    assert.match(await host.part('server').innerText(), new RegExp(server.url.host));
    await person.press('reject');
    await text;
    await client.close();
  }),
);
