import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../scripts/browser.mjs';

let playground: ChildProcess;
let url: string;
let browser: Browser;
before(async () => {
  playground = spawn(process.execPath, ['scripts/start.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: playground.stdout! })) {
    url = /Playground +(\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
after(async () => {
  await browser.close();
  playground.kill();
  await once(playground, 'exit');
});

/** A story of the playground; at its end, nothing may have been said on the console. */
const story =
  (id: string, scene: (page: Page) => Promise<void>, query = '') =>
  async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(20_000);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${url}${query}#${id}`);
    await scene(page);
    assert.deepEqual(complaints, []);
    await page.close();
  };

test(
  'a story is shown, answered, and told of',
  story('timezone', async (page) => {
    await page.getByRole('button', { name: 'Show the dialog' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('Europe/Berlin');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.locator('#messages').getByText('You accepted.').waitFor();
  }),
);

test(
  'the official test server asks its thirteen questions',
  story('live', async (page) => {
    await page.getByRole('button', { name: 'Connect and ask' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await page.locator('#messages').getByText('User declined').first().waitFor();
  }),
);

for (const version of ['2025-11-25', '2026-07-28']) {
  test(
    `the server for the patterns asks, as of ${version}`,
    story(
      'pattern-delete-calendar',
      async (page) => {
        await page.getByRole('button', { name: 'Connect and ask' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
        await page.locator('#messages').getByText('is deleted').waitFor();
        await page.locator('#messages').getByText(`protocol version ${version}`).waitFor();
      },
      `?protocol=${version}`,
    ),
  );
}
