/** The server for the patterns of use, in both eras, with a person before the page. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createPatterns } from '../../../demo/server/patterns.js';
import type { HostPage } from '../support/host-page.js';
import type { Peer } from './servers.js';
import { textOf, usePages } from './support.js';

const onPage = usePages('sdk-2');

/** Served where the page is, as the playground does. */
function patterns(): Peer {
  const { fetch, close } = createPatterns('/patterns');
  return {
    received: [],
    serves: (path) => path.startsWith('/patterns/'),
    fetch: (request) => {
      const url = new URL(request.url);
      return url.pathname === '/mcp' ? fetch(new Request(new URL('/patterns/mcp', url), request)) : fetch(request);
    },
    close,
  };
}

const eras = [
  { version: '2025-11-25', connection: {}, way: 'by-sdk' },
  { version: '2026-07-28', connection: { pin: '2026-07-28' }, way: 'by-hand' },
] as const;

/** Until this is what the dialog says. */
const asks = (host: HostPage, text: string) => host.part('message').filter({ hasText: text }).waitFor();

for (const { version, connection, way } of eras) {
  describe(`the patterns of use, as of ${version}`, () => {
    for (const [press, outcome] of [
      ['accept', /is deleted/],
      ['reject', /You declined/],
      ['Escape', /You have not decided/],
    ] as const) {
      test(
        `a confirmation that is answered by ${press}`,
        onPage(async ({ host, person, client, url }) => {
          await client.connect({ url, ...connection });
          const said = client.call('delete-calendar', {}, way);
          await asks(host, 'This cannot be undone');
          await person.press(press);
          assert.match(textOf(await said), outcome);
        }, patterns),
      );
    }

    test(
      'a sign-in on a page of its own, whose end ends the wait',
      onPage(async ({ host, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('link-mail', {}, way);
        await asks(host, 'Sign in to link your mail');
        const opened = host.page.context().waitForEvent('page');
        await host.part('accept').click();
        const page = await opened;
        await host.part('finished').waitFor();
        await page.getByLabel('Account').fill('grace@mail.example');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
        assert.match(textOf(await said), /Your mail is linked: grace@mail\.example/);
        await host.dialog.waitFor({ state: 'hidden' });
        await page.reload();
        await page.getByRole('heading', { name: 'This link has expired' }).waitFor();
        await page.close();
      }, patterns),
    );

    for (const [press, outcome] of [
      ['reject', /not linked, as you declined/],
      ['Escape', /not linked, as you left it undecided/],
    ] as const) {
      test(
        `a sign-in that is answered by ${press}: nothing is opened`,
        onPage(async ({ host, person, client, url }) => {
          await client.connect({ url, ...connection });
          const said = client.call('link-mail', {}, way);
          await asks(host, 'Sign in to link your mail');
          await person.press(press);
          assert.match(textOf(await said), outcome);
          assert.equal(host.page.context().pages().length, 1);
        }, patterns),
      );
    }

    test(
      'an ambiguity that is cleared up',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('cancel-subscription', {}, way);
        await asks(host, 'Which one do you mean?');
        await person.answer('Subscription', 'Lagos, renews on 2027-03-15');
        await person.press('accept');
        assert.match(textOf(await said), /Team subscription of Lagos ends on 2027-03-15/);
      }, patterns),
    );

    test(
      'an ambiguity that stays one: nothing is done',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('cancel-subscription', {}, way);
        await asks(host, 'Which one do you mean?');
        await person.press('Escape');
        assert.match(textOf(await said), /I have cancelled none/);
      }, patterns),
    );

    test(
      'step by step, each knowing those before it',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('plan-trip', {}, way);
        await asks(host, 'Where to?');
        await person.answer('Destination', 'Oslo');
        await person.press('accept');
        await asks(host, 'For how many days to Oslo?');
        await person.answer('Days', '4');
        await person.press('accept');
        await asks(host, '4 days in Oslo, from when?');
        await person.answer('First day', '2027-05-01');
        await person.press('accept');
        assert.match(textOf(await said), /Booked: Oslo, 4 days from 2027-05-01/);
      }, patterns),
    );

    test(
      'step by step, until the person has had enough: what was said is known',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('plan-trip', {}, way);
        await asks(host, 'Where to?');
        await person.answer('Destination', 'Kyoto');
        await person.press('accept');
        await asks(host, 'For how many days');
        await person.press('reject');
        assert.match(textOf(await said), /Nothing is booked\. I remember what you said so far: Kyoto/);
      }, patterns),
    );

    for (const { about, asked, answers, outcome } of [
      {
        about: 'A bill is wrong',
        asked: 'Which bill',
        answers: { 'Number of the bill': 'B-7', 'Right amount': '19.5' },
        outcome: /A bill is wrong \(B-7, 19\.5\)/,
      },
      {
        about: 'I have an idea',
        asked: 'What is your idea?',
        answers: { 'Your idea': 'More hours in a day' },
        outcome: /I have an idea \(More hours in a day\)/,
      },
    ]) {
      test(
        `the branch “${about}”`,
        onPage(async ({ host, person, client, url }) => {
          await client.connect({ url, ...connection });
          const said = client.call('contact-support', {}, way);
          await asks(host, 'What is it about?');
          await person.answer('About', about);
          await person.press('accept');
          await asks(host, asked);
          await person.answers(answers);
          await person.press('accept');
          assert.match(textOf(await said), outcome);
        }, patterns),
      );
    }

    test(
      'a branch that ends early: nothing is sent',
      onPage(async ({ host, person, client, url }) => {
        await client.connect({ url, ...connection });
        const said = client.call('contact-support', {}, way);
        await asks(host, 'What is it about?');
        await person.answer('About', 'Something is broken');
        await person.press('accept');
        await asks(host, 'What is broken');
        await person.press('cancel');
        assert.match(textOf(await said), /Nothing was sent to support/);
      }, patterns),
    );

    for (const tool of ['delete-calendar', 'link-mail']) {
      test(
        `a client that cannot ask is told so: ${tool}`,
        onPage(async ({ host, client, url }) => {
          await client.connect({ url, ...connection, capabilities: {} });
          assert.match(
            textOf(await client.call(tool, {}, way)),
            /your app does not support elicitation\. Nothing was done/,
          );
          assert.deepEqual(await host.events(), []);
        }, patterns),
      );
    }
  });
}

describe('the server for the patterns of use', () => {
  const post = (url: string, headers: HeadersInit) =>
    createPatterns('').fetch(new Request(url, { method: 'POST', headers, body: '{}' }));

  test('does not listen to other pages, nor to other names', async () => {
    assert.equal(
      (await post('http://localhost:1/mcp', { host: 'localhost', origin: 'https://evil.example' })).status,
      403,
    );
    assert.equal((await post('http://evil.example/mcp', { host: 'evil.example' })).status, 403);
  });

  test('knows no address that it did not give', async () => {
    const { fetch } = createPatterns('');
    for (const token of ['', 'guessed']) {
      const url = `http://localhost:1/sign-in?token=${token}`;
      assert.equal((await fetch(new Request(url, { headers: { host: 'localhost' } }))).status, 410);
    }
  });
});
