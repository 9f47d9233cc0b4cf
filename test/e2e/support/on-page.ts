import { after, before } from 'node:test';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../../scripts/browser.mjs';
import { HostPage } from './host-page.js';
import { Person } from './person.js';
import { serve, type StaticServer } from './server.js';

interface Setting {
  /** Which page of `site/`. */
  readonly path?: string;
  readonly context?: BrowserContextOptions;
}

type Scene = (host: HostPage, person: Person) => Promise<void>;

/** The same wherever the tests run; nothing moves, so that what is measured has come to rest. */
const DEFAULTS: BrowserContextOptions = {
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
};

/**
 * Shares a browser and a static server between the tests of a file. The function that it returns makes a test of a
 * scene on a page that has just loaded, and holds every page to the same at its end: no CSP violation, no error.
 */
export function useHostPages() {
  let browser: Browser;
  let server: StaticServer;
  /** Pages that were left as they were found, by the setting that they are for: loading is faster than opening. */
  const free = new Map<string, Page[]>();
  before(async () => {
    server = await serve();
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  return (scene: Scene, { path = '/', context }: Setting = {}) =>
    async (): Promise<void> => {
      const setting = JSON.stringify(context ?? {});
      const pages = free.get(setting) ?? [];
      free.set(setting, pages);
      const page = pages.pop() ?? (await browser.newPage({ ...DEFAULTS, ...context }));
      page.setDefaultTimeout(5_000);
      const host = new HostPage(page);
      try {
        await page.goto(server.url + path);
        await scene(host, new Person(host));
        await host.assertClean();
        page.removeAllListeners();
        await page.unrouteAll();
        pages.push(page);
      } catch (error) {
        await page.close();
        throw error;
      }
    };
}
