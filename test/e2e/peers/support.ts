import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../../scripts/browser.mjs';
import { relay } from '../../../demo/server/relay.js';
import { HostPage } from '../support/host-page.js';
import { Person } from '../support/person.js';
import type { Peer } from './servers.js';
import { bundle, respond } from './site.js';
import type { Called, Connection, Way } from './site/page-client.js';

/** What happens in one test: a page with the element, an SDK's client and our handler, and a person before it. */
export interface Scene {
  readonly host: HostPage;
  readonly person: Person;
  readonly client: RemoteClient;
  /** The address of the peer, where there is one. */
  readonly url: string;
}

/** The SDK's client in the page. */
export class RemoteClient {
  constructor(readonly page: Page) {}

  connect(connection: Connection): Promise<void> {
    return this.page.evaluate((given) => window.pageClient.connect(given), connection);
  }

  /** What the call comes to, when the person has done their part. */
  call(name: string, args: Record<string, unknown> = {}, way: Way = 'by-sdk'): Promise<Called> {
    const called = this.page.evaluate(([name, args, way]) => window.pageClient.call(name, args, way), [
      name,
      args,
      way,
    ] as const);
    called.catch(() => undefined); // a scene that fails first says why
    return called;
  }

  abort(): Promise<void> {
    return this.page.evaluate(() => window.pageClient.abort());
  }
}

/**
 * Shares a browser, and the client of an SDK as a script for pages, between the tests of a file. The function that it
 * returns makes a test of a scene, and holds the page to the same at its end: no CSP violation, no error.
 */
export function usePages(sdk: 'sdk-1' | 'sdk-2') {
  let browser: Browser;
  let script: string;
  before(async () => {
    script = await bundle(sdk);
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  });
  after(() => browser?.close());

  return (scene: (scene: Scene) => Promise<void>, openPeer?: () => Peer) => async (): Promise<void> => {
    const peer = openPeer?.();
    const site = await serve(script, peer);
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    try {
      await page.context().route(/^https:/, (route) => route.fulfill({ body: 'a page' }));
      const host = new HostPage(page);
      await page.goto(site.url);
      await page.waitForFunction(() => 'pageClient' in window);
      await scene({ host, person: new Person(host), client: new RemoteClient(page), url: `${site.url}/mcp` });
      await page.evaluate(() => window.pageClient.close());
      await host.assertClean();
    } finally {
      await page.close();
      await peer?.close();
      await site.close();
    }
  };
}

/** Serves the page, what is built, and the peer beside it. */
async function serve(script: string, peer: Peer | undefined): Promise<{ url: string; close(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (peer && (path === '/mcp' || peer.serves?.(path))) {
      await relay(request, response, (incoming) => peer.fetch(incoming));
    } else if (!(await respond(path, script, response))) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  };
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The text of a tool's result. */
export function textOf(called: Called): string {
  assert.ok('text' in called, JSON.stringify(called));
  return called.text;
}

/** What our own servers say, which is JSON. */
export const valueOf = (called: Called): unknown => JSON.parse(textOf(called));

/** Consents to open the page on show, and sees it open. */
export async function openPage(host: HostPage): Promise<string> {
  const opened = host.page.context().waitForEvent('page');
  await host.part('accept').click();
  const page = await opened;
  const url = page.url();
  await page.close();
  return url;
}
