import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HostPage } from './support/host-page.js';
import { useHostPages } from './support/on-page.js';

const onPage = useHostPages();

const ADDRESS = 'https://accounts.example.com/oauth/authorize?client_id=acme&state=9f2c';
const signIn = (url = ADDRESS) => ({
  mode: 'url',
  elicitationId: 'e-1',
  message: 'Sign in to link your calendar.',
  url,
});

/** Every address that the browser asks for, in this page and in those that it opens; none leaves the machine. */
async function watchNetwork(host: HostPage): Promise<string[]> {
  const asked: string[] = [];
  const context = host.page.context();
  await context.route(/^https:\/\/accounts\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title><h1>Sign in</h1>' }),
  );
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}

const elsewhere = (asked: readonly string[]) => asked.filter((url) => !url.startsWith('http://127.0.0.1'));

describe('a page to open', () => {
  test(
    'is asked for nothing before consent: no prefetch, no preconnect, no icon',
    onPage(async (host, person) => {
      const asked = await watchNetwork(host);
      await host.ask(signIn());
      await host.part('url').hover();
      await host.part('accept').hover();
      await person.press('reject');
      await host.hears('elicitation-result');
      assert.deepEqual(elsewhere(asked), []);
      assert.equal(await host.page.locator('link[rel*=pre], a[href]').count(), 0);
    }),
  );

  test(
    'opens in the click that consents, knows nothing of the page that opened it, and is waited for',
    onPage(async (host, person) => {
      const asked = await watchNetwork(host);
      await host.ask(signIn());
      const opened = host.page.context().waitForEvent('page');
      await person.press('accept');
      const popup = await opened;
      await popup.waitForLoadState();
      assert.equal(await host.result(), '{"action":"accept"}');
      assert.deepEqual(await popup.evaluate(() => [location.href, String(window.opener), document.referrer]), [
        ADDRESS,
        'null',
        '',
      ]);
      assert.ok(elsewhere(asked).every((url) => new URL(url).host === 'accounts.example.com'));
      await popup.close();

      await host.dialog.getByRole('heading', { name: 'Waiting for accounts.example.com' }).waitFor();
      assert.deepEqual(await host.state(), { open: false, pending: 0 });
      const again = host.page.context().waitForEvent('page');
      await host.dialog.getByRole('button', { name: 'Open again' }).click();
      await (await again).close();
      for (const id of ['unknown', 'e-1', 'e-1']) {
        await host.page.evaluate((each) => document.querySelector('mcp-elicitation-dialog')!.complete(each), id);
      }
      await host.dialog.waitFor({ state: 'hidden' });
      assert.deepEqual(await host.actions(), ['accept']);
    }),
  );

  test(
    'can be had where pop-ups are blocked: its address can be copied, and opened again',
    onPage(
      async (host, person) => {
        await watchNetwork(host);
        await host.page.evaluate(() => {
          window.open = () => null;
        });
        await host.ask(signIn());
        await host.part('accept').waitFor();
        await person.press('accept');
        assert.equal(await host.result(), '{"action":"accept"}');
        await host.dialog.getByRole('button', { name: 'Copy address' }).click();
        await host.dialog.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
        assert.equal(await host.page.evaluate(() => navigator.clipboard.readText()), ADDRESS);
        await host.dialog.getByRole('button', { name: 'I’ve finished' }).click();
        await host.dialog.waitFor({ state: 'hidden' });
      },
      { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
    ),
  );

  test(
    'can be refused, dismissed or opened with the keyboard alone; Enter on opening does none of it',
    onPage(async (host, person) => {
      await watchNetwork(host);
      await host.ask(signIn());
      await host.part('accept').waitFor();
      await host.page.keyboard.press('Enter');
      assert.deepEqual(await host.actions(), []);
      await host.isRead();
      await person.tabTo('button', 'Open accounts.example.com');
      const opened = host.page.context().waitForEvent('page');
      await host.page.keyboard.press('Enter');
      await (await opened).close();
      assert.equal(await host.result(), '{"action":"accept"}');
      await person.press('Escape');
      await host.dialog.waitFor({ state: 'hidden' });
    }),
  );

  for (const scheme of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'ftp://a.example/',
  ]) {
    test(
      `is refused where it is none: ${scheme}`,
      onPage(async (host) => {
        await host.ask(signIn(scheme));
        await host.hears('elicitation-error');
        assert.equal(await host.dialog.isVisible(), false);
      }),
    );
  }

  test(
    'cannot be consented to where what shows it cannot be loaded: the request is cancelled, the next is asked',
    onPage(async (host, person) => {
      await host.page.route(/\/cdn\/url\.js/, (route) => route.abort());
      await host.ask(signIn());
      await host.ask({ message: 'Sure?', requestedSchema: {} });
      await host.hears('elicitation-result');
      await host.part('message').filter({ hasText: 'Sure?' }).waitFor();
      await person.press('accept');
      await host.hears('elicitation-result', 2);
      assert.deepEqual(await host.actions(), ['cancel', 'accept']);
      host.expectErrors(/Failed to load resource/);
    }),
  );
});
