/** What happens to a request besides an answer: it is withdrawn, waited for, refused, or nobody is there. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { describe, test } from 'node:test';
import { inputRequired } from '@modelcontextprotocol/server';
import type { HostPage } from '../support/host-page.js';
import type { Person } from '../support/person.js';
import { confirmation, contradiction, nameForm } from './forms.js';
import { modernPeer, peer1, peer2, shimPeer, type Message, type Peer, type Tool } from './servers.js';
import { usePages, valueOf } from './support.js';

/** How long a server waits, in milliseconds; a person who works keeps it waiting for longer. */
const TIMEOUT = 2_000;

declare global {
  interface Window {
    /** Milliseconds by which the page's clock is ahead. */
    ahead: number;
  }
}

/** Lets five seconds pass in the page, whenever it is called: so often does the element say that the person works. */
async function quicken({ page }: HostPage): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    window.ahead = 0;
    performance.now = () => now() + window.ahead;
  });
  return () => page.evaluate(() => void (window.ahead += 5_000));
}

/** Types, letter by letter, for more than twice as long as the server waits without a sign of it. */
async function typeForLong(host: HostPage, person: Person, isHeard: () => Promise<unknown>): Promise<string> {
  const pass = await quicken(host);
  await host.page.getByLabel('Full name').focus();
  let typed = '';
  for (const start = Date.now(); Date.now() - start < 2.5 * TIMEOUT; typed += 'a') {
    await pass();
    const heard = isHeard();
    await person.type('a');
    await heard;
  }
  return typed;
}

const isAnswer = ({ result }: Message) => typeof result === 'object' && result !== null && 'action' in result;
const isProgress = ({ method }: Message) => method === 'notifications/progress';
const isCall = ({ method }: Message) => method === 'tools/call';

async function assertWithdrawn(host: HostPage): Promise<void> {
  await host.page.getByText('Peer withdrew its request. Nothing was sent.').waitFor();
  await host.dialog.waitFor({ state: 'hidden' });
  assert.deepEqual(await host.heard('elicitation-result'), []);
}

for (const [name, sdk, open] of [
  ['the SDK 1.x', 'sdk-1', peer1],
  ['the SDK 2.x, as servers ask since 2025-11-25', 'sdk-2', peer2],
] as const) {
  describe(`with ${name}`, () => {
    const onPage = usePages(sdk);
    let peer: Peer;
    const peerOf = (tool: Tool) => () => (peer = open(tool));

    let controller: AbortController;
    test(
      'a request that the server cancels is withdrawn, and nothing is sent',
      onPage(
        async ({ host, person, client, url }) => {
          await client.connect({ url });
          const said = client.call('ask');
          await host.dialog.waitFor();
          await person.answer('Full name', 'Ada');
          controller.abort('no longer needed');
          await assertWithdrawn(host);
          assert.match(JSON.stringify(valueOf(await said)), /no longer needed/);
          assert.ok(!peer.received.some(isAnswer));
        },
        peerOf(({ ask }) => {
          controller = new AbortController();
          return ask(nameForm, { signal: controller.signal });
        }),
      ),
    );

    const heard = new EventEmitter();
    const progresses: number[] = [];
    test(
      'a short timeout does not cut off a person who works, but one who has left',
      onPage(
        async ({ host, person, client, url }) => {
          await client.connect({ url });
          const said = client.call('ask');
          await host.dialog.waitFor();
          const typed = await typeForLong(host, person, () => once(heard, 'progress'));
          assert.ok(typed.length > 2);
          assert.deepEqual(
            progresses,
            Array.from(typed, (_letter, i) => i + 1),
          );
          await assertWithdrawn(host);
          assert.match(JSON.stringify(valueOf(await said)), /timed out/i);
          assert.ok(!peer.received.some(isAnswer));
        },
        peerOf(({ ask }) =>
          ask(nameForm, {
            timeout: TIMEOUT,
            resetTimeoutOnProgress: true,
            onprogress({ progress }) {
              progresses.push(progress);
              heard.emit('progress');
            },
          }),
        ),
      ),
    );

    test(
      'no progress is sent where nobody asked for it',
      onPage(
        async ({ host, person, client, url }) => {
          await client.connect({ url });
          const said = client.call('ask');
          await host.dialog.waitFor();
          await person.answer('Full name', 'Ada');
          await person.press('accept');
          await said;
          assert.ok(peer.received.some(isAnswer));
          assert.ok(!peer.received.some(isProgress));
        },
        peerOf(({ ask }) => ask(nameForm)),
      ),
    );

    test(
      'a payload that is refused is the error that it is',
      onPage(
        async ({ host, client, url }) => {
          await client.connect({ url });
          const { error } = valueOf(await client.call('ask')) as { error: Record<string, unknown> };
          assert.equal(error['code'], -32602);
          assert.match(String(error['message']), /no answer could satisfy requestedSchema: "name"/);
          assert.deepEqual(error['data'], { properties: ['name'] });
          assert.equal((await host.heard('elicitation-error')).length, 1);
        },
        peerOf(({ ask }) => ask(contradiction)),
      ),
    );

    test(
      'an element that is in no page answers nothing: the server hears an error',
      onPage(
        async ({ host, client, url }) => {
          await client.connect({ url });
          await host.page.evaluate(() => document.querySelector('mcp-elicitation-dialog')!.remove());
          const { error } = valueOf(await client.call('ask')) as { error: Record<string, unknown> };
          assert.equal(error['code'], -32603);
          assert.match(String(error['message']), /The user cannot be asked/);
        },
        peerOf(({ ask }) => ask(nameForm)),
      ),
    );

    test(
      'a connection that the host closes withdraws what is asked',
      onPage(
        async ({ host, client, url }) => {
          await client.connect({ url });
          void client.call('ask');
          await host.dialog.waitFor();
          await host.page.evaluate(() => window.pageClient.close());
          await assertWithdrawn(host);
        },
        peerOf(({ ask }) => ask(nameForm)),
      ),
    );

    test(
      'as the fallback, the handler leaves other methods to others',
      onPage(
        async ({ host, client, url }) => {
          await client.connect({ url, sees: 'everything' });
          const { error } = valueOf(await client.call('ask')) as { error: Record<string, unknown> };
          assert.equal(error['code'], -32601);
          assert.deepEqual(await host.events(), []);
        },
        peerOf(({ send }) => send('sampling/createMessage', { messages: [], maxTokens: 1 })),
      ),
    );
  });
}

describe('with the SDK 2.x', () => {
  const onPage = usePages('sdk-2');

  let shim: Peer;
  test(
    'a request that waits behind one that a person works on is not cut off either',
    onPage(
      async ({ host, person, client, url }) => {
        await client.connect({ url });
        const said = client.call('ask');
        await host.dialog.waitFor();
        const count = () => shim.received.filter(isProgress).length;
        const typed = await typeForLong(host, person, async () => {
          for (const before = count(); count() < before + 2;) await host.settled();
        });
        await person.press('accept');
        await host.part('message').filter({ hasText: 'Really?' }).waitFor();
        await person.press('accept');
        assert.deepEqual(valueOf(await said), {
          who: { action: 'accept', content: { name: typed } },
          sure: { action: 'accept', content: {} },
        });
      },
      () => {
        const inputRequests = { who: inputRequired.elicit(nameForm), sure: inputRequired.elicit(confirmation) };
        shim = shimPeer(({ inputResponses }) => inputResponses ?? inputRequired({ inputRequests }), TIMEOUT);
        return shim;
      },
    ),
  );

  for (const way of ['by-sdk', 'by-hand'] as const) {
    describe(`as servers ask since 2026-07-28, asked ${way}`, () => {
      const pin = '2026-07-28';
      let peer: Peer;
      const wants = (params: typeof nameForm | typeof contradiction) => () => {
        const inputRequests = { who: inputRequired.elicit(params) };
        peer = modernPeer(({ inputResponses }) => inputResponses ?? inputRequired({ inputRequests }));
        return peer;
      };

      test(
        'a call that the host gives up withdraws what is asked, and nothing is sent',
        onPage(async ({ host, client, url }) => {
          await client.connect({ url, pin });
          const said = client.call('ask', {}, way);
          await host.dialog.waitFor();
          await client.abort();
          await assertWithdrawn(host);
          assert.ok('error' in (await said));
          assert.equal(peer.received.filter(isCall).length, 1);
        }, wants(nameForm)),
      );

      test(
        'a payload that is refused fails the call with the error that it is',
        onPage(async ({ client, url }) => {
          await client.connect({ url, pin });
          const called = await client.call('ask', {}, way);
          assert.ok('error' in called);
          assert.equal(called.error.code, -32602);
          assert.match(called.error.message, /no answer could satisfy requestedSchema: "name"/);
          assert.deepEqual(called.error.data, { properties: ['name'], ...(way === 'by-hand' && { key: 'who' }) });
          assert.equal(peer.received.filter(isCall).length, 1);
        }, wants(contradiction)),
      );

      test(
        'an element that is in no page fails the call',
        onPage(async ({ host, client, url }) => {
          await client.connect({ url, pin });
          await host.page.evaluate(() => document.querySelector('mcp-elicitation-dialog')!.remove());
          assert.match(JSON.stringify(await client.call('ask', {}, way)), /The user cannot be asked/);
          assert.equal(peer.received.filter(isCall).length, 1);
        }, wants(nameForm)),
      );
    });
  }
});
