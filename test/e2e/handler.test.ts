import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../scripts/browser.mjs';
import { startEverythingServer } from './support/everything-server.js';

declare global {
  interface Window {
    call(url: string, name: string, args: Record<string, unknown>, asSent: boolean): Promise<string>;
  }
}

describe('the handler, in a page with the official SDK’s client', () => {
  let everything: Awaited<ReturnType<typeof startEverythingServer>>;
  let site: Server;
  let browser: Browser;
  let page: Page;

  before(async () => {
    const { outputFiles } = await build({
      entryPoints: ['test/e2e/support/site/sdk.ts'],
      bundle: true,
      format: 'esm',
      write: false,
      target: 'es2022',
    });
    const html =
      '<!doctype html><html lang="en"><title>Host</title><mcp-elicitation-dialog></mcp-elicitation-dialog><script type="module" src="/sdk.js"></script>';
    site = createServer(({ url }, response) => {
      response.setHeader('content-type', url === '/sdk.js' ? 'text/javascript' : 'text/html');
      response.end(url === '/sdk.js' ? outputFiles[0]!.text : html);
    }).listen(0, '127.0.0.1');
    [everything, browser] = await Promise.all([
      startEverythingServer(),
      chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
    ]);
  });
  after(async () => {
    await browser?.close();
    site?.close();
    await everything?.close();
  });

  async function open(): Promise<void> {
    await page?.close();
    page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    await page.context().route(/^https:/, (route) => route.fulfill({ body: 'a page' }));
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'call' in window);
  }

  /** Starts a call; what the tool says in the end comes when the person has answered. */
  function call(name: string, args: Record<string, unknown> = {}, asSent = false) {
    return page.evaluate(([url, ...rest]) => window.call(url, ...rest), [
      everything.url.href,
      name,
      args,
      asSent,
    ] as const);
  }
  const press = (part: string) => page.locator(`[part~=${part}]`).click();

  for (const asSent of [false, true]) {
    describe(asSent ? 'with the request as it was sent' : 'with the request as the SDK parses it', () => {
      test('the thirteen questions are asked, and the answers arrive', async () => {
        await open();
        const said = call('trigger-elicitation-request', {}, asSent);
        await page.getByRole('dialog', { name: 'Everything is asking for information' }).waitFor();
        assert.equal(await page.locator('[part~=field]').count(), 13);
        await page.getByLabel('String', { exact: true }).fill('Ada');
        await press('accept');
        assert.match(await said, /Ada/);
      });

      for (const [part, word] of [
        ['reject', /declined/i],
        ['cancel', /cancel/i],
      ] as const) {
        test(`${part} arrives as such`, async () => {
          await open();
          const said = call('trigger-elicitation-request', {}, asSent);
          await page.getByRole('dialog').waitFor();
          await press(part);
          assert.match(await said, word);
        });
      }
    });
  }

  test('a page is opened with consent, and the tool goes on', async () => {
    await open();
    const said = call('trigger-url-elicitation', { url: 'https://example.com/connect' });
    await page.getByRole('dialog', { name: /wants to open a web page/ }).waitFor();
    const popup = page.context().waitForEvent('page');
    await press('accept');
    await (await popup).close();
    assert.match(await said, /accept|complet|consent/i);
  });

  test('the error -32042 is asked for', async () => {
    await open();
    const said = call('trigger-url-elicitation', { url: 'https://example.com/connect', errorPath: true });
    await page.getByRole('dialog', { name: /wants to open a web page/ }).waitFor();
    const popup = page.context().waitForEvent('page');
    await press('accept');
    await (await popup).close();
    assert.match(await said, /the pages were opened/);
  });

  test('an element that is in no page answers nothing: the server hears an error', async () => {
    await open();
    await page.evaluate(() => document.querySelector('mcp-elicitation-dialog')!.remove());
    const said = await call('trigger-elicitation-request').catch((error: unknown) => (error as Error).message);
    assert.match(said, /Nobody can be asked/);
  });
});
