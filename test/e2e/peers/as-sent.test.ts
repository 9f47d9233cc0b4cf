/** What a server asks for, the person is held to, though the SDKs' own schemas do not know all of it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inputRequired } from '@modelcontextprotocol/server';
import { assertInvalid } from '../support/fields.js';
import type { HostPage } from '../support/host-page.js';
import type { Person } from '../support/person.js';
import { modernPeer, peer1, peer2 } from './servers.js';
import type { Connection, Way } from './site/page-client.js';
import { usePages, valueOf } from './support.js';

/** Limits that the SDKs drop when they parse a request. */
const limits = {
  message: 'What do you need?',
  requestedSchema: {
    type: 'object',
    properties: {
      code: { type: 'string', title: 'Code', pattern: '^[A-Z]{3}$' },
      share: { type: 'number', title: 'Share', exclusiveMinimum: 0 },
      dozen: { type: 'integer', title: 'Eggs', multipleOf: 12 },
    },
    required: ['code', 'share', 'dozen'],
  },
};

/** What the SDKs refuse when they parse a request, though it can be answered. */
const beyond = {
  message: 'Where?',
  requestedSchema: {
    type: 'object',
    properties: {
      host: { $ref: '#/$defs/host' },
      address: { type: 'string', format: 'ipv4', title: 'Address' },
      extras: { type: 'object', properties: {} },
    },
    required: ['host'],
    $defs: { host: { type: 'string', title: 'Host name' } },
  },
};

async function meetLimits(host: HostPage, person: Person): Promise<object> {
  await host.dialog.waitFor();
  await person.answers({ Code: 'abc', Share: '0', Eggs: '10' });
  await person.press('accept');
  await assertInvalid(host, ['Code', 'Share', 'Eggs']);
  await person.answers({ Code: 'ABC', Share: '0.5', Eggs: '24' });
  await person.press('accept');
  return { action: 'accept', content: { code: 'ABC', share: 0.5, dozen: 24 } };
}

async function goBeyond(host: HostPage, person: Person): Promise<object> {
  await host.dialog.waitFor();
  await person.answers({ 'Host name': 'localhost', Address: '127.0.0.1' });
  await person.press('accept');
  return { action: 'accept', content: { host: 'localhost', address: '127.0.0.1' } };
}

for (const [name, sdk, open] of [
  ['the SDK 1.x', 'sdk-1', peer1],
  ['the SDK 2.x, as servers ask since 2025-11-25', 'sdk-2', peer2],
] as const) {
  describe(`with ${name}`, () => {
    const onPage = usePages(sdk);
    const asks = (params: object) => () => open(({ ask }) => ask(params));

    for (const sees of ['as-sent', 'everything'] as const) {
      test(
        `a handler that sees ${sees === 'as-sent' ? 'requests as they were sent' : 'everything'} holds answers to their limits`,
        onPage(async ({ host, person, client, url }) => {
          await client.connect({ url, sees });
          const said = client.call('ask');
          const result = await meetLimits(host, person);
          assert.deepEqual(valueOf(await said), result);
        }, asks(limits)),
      );
    }

    test(
      'a handler that sees everything asks what the SDK would refuse to pass on',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, sees: 'everything' });
        const said = client.call('ask');
        const result = await goBeyond(host, person);
        assert.deepEqual(valueOf(await said), result);
      }, asks(beyond)),
    );
  });
}

describe('with the SDK 2.x, as servers ask since 2026-07-28', () => {
  const onPage = usePages('sdk-2');
  const asks = (params: object) => () => {
    const inputRequests = { it: { method: 'elicitation/create', params } as never };
    return modernPeer(({ inputResponses }) => inputResponses ?? inputRequired({ inputRequests }));
  };

  for (const [name, sees, way] of [
    ['a handler that sees requests as they were sent', 'as-sent', 'by-sdk'],
    ['a host that has them asked itself', 'parsed', 'by-hand'],
  ] as const satisfies readonly (readonly [string, Connection['sees'], Way])[]) {
    test(
      `${name} holds answers to their limits`,
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, sees, pin: '2026-07-28' });
        const said = client.call('ask', {}, way);
        const it = await meetLimits(host, person);
        assert.deepEqual(valueOf(await said), { it });
      }, asks(limits)),
    );
  }

  test(
    'a host that has them asked itself can have asked what the SDK would refuse to pass on',
    onPage(async ({ host, person, client, url }) => {
      await client.connect({ url, pin: '2026-07-28' });
      const said = client.call('ask', {}, 'by-hand');
      const it = await goBeyond(host, person);
      assert.deepEqual(valueOf(await said), { it });
    }, asks(beyond)),
  );
});
