/** The SDK 2.x on both sides, as servers ask since 2025-11-25 and since 2026-07-28. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inputRequired } from '@modelcontextprotocol/server';
import { confirmation, nameForm } from './forms.js';
import { modernPeer, peer2, shimPeer, type Caller, type Peer } from './servers.js';
import { openPage, usePages, valueOf } from './support.js';

const onPage = usePages('sdk-2');
const page = 'https://example.com/connect';
const both = { who: inputRequired.elicit(nameForm), sure: inputRequired.elicit(confirmation) };

describe('as servers ask since 2025-11-25', () => {
  for (const [press, result] of [
    ['accept', { action: 'accept', content: { name: 'Ada' } }],
    ['reject', { action: 'decline' }],
    ['Escape', { action: 'cancel' }],
  ] as const) {
    test(
      `the server is told of ${press}`,
      onPage(
        async ({ host, person, client, url }) => {
          await client.connect({ url });
          const said = client.call('ask');
          await host.page.getByRole('dialog', { name: 'Peer is asking for information' }).waitFor();
          await person.answer('Full name', 'Ada');
          await person.press(press);
          assert.deepEqual(valueOf(await said), result);
        },
        () => peer2(({ ask }) => ask(nameForm)),
      ),
    );
  }

  /** Says that the page has done its part when the test does. */
  let finish: () => void;
  const connects = async ({ ask, complete }: Caller) => {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const result = await ask({ mode: 'url', message: 'Connect your calendar', url: page, elicitationId: 'one' });
    await finished;
    await complete('one');
    return result;
  };

  test(
    'a page that was opened is waited for, until the server says that it has done its part',
    onPage(
      async ({ host, client, url }) => {
        await client.connect({ url });
        const said = client.call('ask');
        await host.dialog.waitFor();
        await openPage(host);
        await host.dialog.getByText('Waiting', { exact: false }).first().waitFor();
        finish();
        assert.deepEqual(valueOf(await said), { action: 'accept' });
        await host.dialog.waitFor({ state: 'hidden' });
      },
      () => peer2(connects),
    ),
  );

  let isConnected = false;
  const requires = ({ requireUrl }: Caller) => {
    if (isConnected) return Promise.resolve('connected');
    isConnected = true;
    return requireUrl({ url: page, message: 'Connect your calendar', elicitationId: 'two' });
  };

  test(
    'what the error -32042 wants is asked for, and the call made again',
    onPage(
      async ({ host, client, url }) => {
        await client.connect({ url });
        const said = client.call('ask');
        await host.dialog.waitFor();
        await openPage(host);
        assert.equal(valueOf(await said), 'connected');
      },
      () => peer2(requires),
    ),
  );
});

/** With a space and a letter beyond ASCII, so that reading and writing it again would show. */
const STATE = '{"round":1, "opaque": "é"}';

describe('as servers ask since 2026-07-28', () => {
  const pin = '2026-07-28';
  const sent: { readonly responses: unknown; readonly state: unknown }[] = [];

  /** Asks for these, with a state; then says what came. */
  const wants = (inputRequests: NonNullable<Parameters<typeof inputRequired>[0]['inputRequests']>) => (): Peer => {
    sent.splice(0);
    return modernPeer(({ inputResponses: responses, requestState }) => {
      if (!responses) return inputRequired({ requestState: STATE, inputRequests });
      sent.push({ responses, state: requestState() });
      return responses;
    });
  };

  test(
    'the SDK has two elicitations of one round asked in turn, and the state goes back byte for byte',
    onPage(async ({ host, person, client, url }) => {
      await client.connect({ url, pin });
      const said = client.call('ask');
      await host.part('message').filter({ hasText: 'Who are you?' }).waitFor();
      await person.answer('Full name', 'Ada');
      await person.press('accept');
      await host.part('message').filter({ hasText: 'Really?' }).waitFor();
      await person.press('reject');
      const responses = { who: { action: 'accept', content: { name: 'Ada' } }, sure: { action: 'decline' } };
      assert.deepEqual(valueOf(await said), responses);
      assert.deepEqual(sent, [{ responses, state: STATE }]);
    }, wants(both)),
  );

  test(
    'the host has them asked as steps of one dialog, back and forth, and the state goes back byte for byte',
    onPage(async ({ host, person, client, url }) => {
      await client.connect({ url, pin });
      const said = client.call('ask', {}, 'by-hand');
      await host.part('progress').filter({ hasText: /1.*2/ }).waitFor();
      await person.answer('Full name', 'Ada');
      await person.press('accept');
      await host.part('progress').filter({ hasText: /2.*2/ }).waitFor();
      await host.part('back').click();
      await person.answer('Full name', 'Grace');
      await person.press('accept');
      await host.part('message').filter({ hasText: 'Really?' }).waitFor();
      await person.press('accept');
      const responses = {
        who: { action: 'accept', content: { name: 'Grace' } },
        sure: { action: 'accept', content: {} },
      };
      assert.deepEqual(valueOf(await said), responses);
      assert.deepEqual(sent, [{ responses, state: STATE }]);
    }, wants(both)),
  );

  test(
    'a dismissal leaves the steps that were answered, and dismisses the others',
    onPage(async ({ host, person, client, url }) => {
      await client.connect({ url, pin });
      const said = client.call('ask', {}, 'by-hand');
      await host.part('message').filter({ hasText: 'Who are you?' }).waitFor();
      await person.press('reject');
      await host.part('message').filter({ hasText: 'Really?' }).waitFor();
      await person.press('Escape');
      assert.deepEqual(valueOf(await said), { who: { action: 'decline' }, sure: { action: 'cancel' } });
    }, wants(both)),
  );

  test(
    'what is no elicitation is left to the host',
    onPage(
      async ({ host, person, client, url }) => {
        await client.connect({ url, pin });
        const said = client.call('ask', {}, 'by-hand');
        await host.dialog.waitFor();
        await person.press('accept');
        assert.deepEqual(valueOf(await said), {
          roots: { roots: [] },
          sure: { action: 'accept', content: {} },
        });
      },
      wants({ roots: inputRequired.listRoots(), sure: inputRequired.elicit(confirmation) }),
    ),
  );

  for (const way of ['by-sdk', 'by-hand'] as const) {
    test(
      `a page is opened with consent, asked ${way}`,
      onPage(
        async ({ host, client, url }) => {
          await client.connect({ url, pin });
          const said = client.call('ask', {}, way);
          await host.dialog.waitFor();
          await openPage(host);
          assert.deepEqual(valueOf(await said), { page: { action: 'accept' } });
        },
        wants({ page: inputRequired.elicitUrl({ message: 'Connect your calendar', url: page }) }),
      ),
    );
  }

  test(
    'a round that asks for nothing goes on without a dialog',
    onPage(
      async ({ host, client, url }) => {
        await client.connect({ url, pin });
        assert.deepEqual(valueOf(await client.call('ask', {}, 'by-hand')), { done: true });
        assert.deepEqual(await host.events(), []);
      },
      () =>
        modernPeer(({ requestState }) =>
          requestState() === STATE ? { done: true } : inputRequired({ requestState: STATE }),
        ),
    ),
  );

  test(
    'a call that never has enough is given up',
    onPage(
      async ({ client, url }) => {
        await client.connect({ url, pin });
        assert.match(JSON.stringify(await client.call('ask', {}, 'by-hand')), /still required after 10 rounds/);
      },
      () => modernPeer(() => inputRequired({ requestState: STATE })),
    ),
  );
});

describe('a tool of 2026-07-28, called as of 2025-11-25', () => {
  test(
    'has its two elicitations asked in turn, as they come at once',
    onPage(
      async ({ host, person, client, url }) => {
        await client.connect({ url });
        const said = client.call('ask');
        await host.part('message').filter({ hasText: 'Who are you?' }).waitFor();
        await person.answer('Full name', 'Ada');
        await person.press('accept');
        await host.part('message').filter({ hasText: 'Really?' }).waitFor();
        await person.press('reject');
        assert.deepEqual(valueOf(await said), {
          who: { action: 'accept', content: { name: 'Ada' } },
          sure: { action: 'decline' },
        });
      },
      () => shimPeer(({ inputResponses }) => inputResponses ?? inputRequired({ inputRequests: both }), 60_000),
    ),
  );
});
