/** The official test server, asked through the SDK 1.x in the page. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startEverythingServer, type EverythingServer } from '../support/everything-server.js';
import { fieldsOf } from '../support/fields.js';
import type { HostPage } from '../support/host-page.js';
import { openPage, textOf, usePages } from './support.js';

const onPage = usePages('sdk-1');

let everything: EverythingServer;
before(async () => {
  everything = await startEverythingServer();
});
after(() => everything?.close());

/** The pages that the host opens until the scene is over. */
function openedPages(host: HostPage): string[] {
  const urls: string[] = [];
  host.page.context().on('page', (page) => {
    urls.push(page.url());
    void page.close();
  });
  return urls;
}

for (const [sees, how] of [
  ['parsed', 'as the SDK parses it'],
  ['as-sent', 'as it was sent'],
  ['everything', 'as the fallback'],
] as const) {
  describe(`a form, with a handler that sees the request ${how}`, () => {
    test(
      'is asked with its thirteen questions, and what is accepted arrives',
      onPage(async ({ host, person, client }) => {
        await client.connect({ url: everything.url.href, sees });
        const said = client.call('trigger-elicitation-request');
        await host.dialog.waitFor();
        assert.equal((await fieldsOf(host)).length, 13);
        await person.answers({ String: 'Ada Lovelace', Boolean: true, 'String with date format': '1815-12-10' });
        await person.press('accept');
        const text = textOf(await said);
        assert.match(text, /- Name: Ada Lovelace\n- Agreed to terms: true\n- Birthdate: 1815-12-10\n/);
        assert.match(text, /"titledMultipleSelectEnum": \[\s*"fish-1"\s*\]/);
      }),
    );

    for (const [press, words] of [
      ['reject', /User declined to provide the requested information.*"action": "decline"/s],
      ['cancel', /User cancelled the elicitation dialog.*"action": "cancel"/s],
    ] as const) {
      test(
        `is told of ${press}`,
        onPage(async ({ host, person, client }) => {
          await client.connect({ url: everything.url.href, sees });
          const said = client.call('trigger-elicitation-request');
          await host.dialog.waitFor();
          await person.press(press);
          assert.match(textOf(await said), words);
        }),
      );
    }
  });
}

test(
  'the server is named as it named itself when the client connected',
  onPage(async ({ host, person, client }) => {
    await client.connect({ url: everything.url.href });
    const said = client.call('trigger-elicitation-request');
    await host.page.getByRole('dialog', { name: /Everything Reference Server is asking/ }).waitFor();
    await person.press('reject');
    await said;
  }),
);

describe('a page to open', () => {
  const url = 'https://example.com/connect';

  test(
    'is opened with consent',
    onPage(async ({ host, client }) => {
      await client.connect({ url: everything.url.href });
      const said = client.call('trigger-url-elicitation', { url });
      await host.dialog.waitFor();
      assert.equal(await openPage(host), url);
      assert.match(textOf(await said), /User completed the URL elicitation flow/);
    }),
  );

  for (const [press, words] of [
    ['reject', /User declined to open the URL.*"action": "decline"/s],
    ['cancel', /User cancelled the URL elicitation.*"action": "cancel"/s],
  ] as const) {
    test(
      `is not opened on ${press}`,
      onPage(async ({ host, person, client }) => {
        const opened = openedPages(host);
        await client.connect({ url: everything.url.href });
        const said = client.call('trigger-url-elicitation', { url });
        await host.dialog.waitFor();
        await person.press(press);
        assert.match(textOf(await said), words);
        assert.deepEqual(opened, []);
      }),
    );
  }

  test(
    'is opened after the one that the error -32042 wants first',
    onPage(async ({ host, client }) => {
      await client.connect({ url: everything.url.href });
      const said = client.call('trigger-url-elicitation', { url, errorPath: true });
      await host.part('url').filter({ hasText: 'modelcontextprotocol.io' }).waitFor();
      assert.equal(await openPage(host), 'https://modelcontextprotocol.io/');
      await host.part('url').filter({ hasText: 'example.com' }).waitFor();
      assert.equal(await openPage(host), url);
      assert.match(textOf(await said), /User completed the URL elicitation flow/);
    }),
  );

  test(
    'is not asked for where the one that the error -32042 wants first is declined',
    onPage(async ({ host, person, client }) => {
      const opened = openedPages(host);
      await client.connect({ url: everything.url.href });
      const said = client.call('trigger-url-elicitation', { url, errorPath: true });
      await host.part('url').waitFor();
      await person.press('reject');
      assert.match(JSON.stringify(await said), /The person said decline/);
      assert.deepEqual(opened, []);
    }),
  );
});

describe('a form that is asked for as a task', () => {
  test(
    'is answered in the end',
    onPage(async ({ host, person, client }) => {
      await client.connect({ url: everything.url.href });
      const said = client.call('trigger-elicitation-request-async');
      await host.dialog.waitFor();
      await person.answers({ 'Your Name': 'Ada', 'Favorite Color': 'Blue', 'Terms Agreement': true });
      await person.press('accept');
      const text = textOf(await said);
      assert.match(text, /\[COMPLETED\]/);
      assert.match(text, /- Name: Ada\n- Favorite Color: Blue\n- Agreed to terms: true/);
    }),
  );

  test(
    'is declined in the end',
    onPage(async ({ host, person, client }) => {
      await client.connect({ url: everything.url.href });
      const said = client.call('trigger-elicitation-request-async');
      await host.dialog.waitFor();
      await person.press('reject');
      assert.match(textOf(await said), /\[DECLINED\].*"action": "decline"/s);
    }),
  );
});
