import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { build } from 'vite';
import { browser as findBrowser, browserArgs } from '../../scripts/browser.mjs';
import { BUDGET } from '../../scripts/sizes.mjs';
import { install, NAME } from './support/install.js';

/** Bytes, gzip: the same form from a default Vite build. The host page's own script is part of it. */
const VITE_BUDGET = 38_000;

const { project, folder, remove } = install();
let browser: Browser;
before(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
after(async () => {
  await browser.close();
  remove();
});

const ask = `
  const dialog = document.body.appendChild(document.createElement('${NAME}'));
  dialog.request = {
    message: 'Who are you?',
    requestedSchema: {
      type: 'object',
      properties: { name: { type: 'string', title: 'Name' }, email: { type: 'string', format: 'email' } },
      required: ['name'],
    },
  };
`;

/** Opens a page with the script, waits until the first field has focus, and returns the gzip size of each script that was loaded. */
async function loadedBy(script: string, read: (name: string) => Buffer): Promise<Record<string, number>> {
  const page = await browser.newPage({ locale: 'en-US' });
  const loaded: Record<string, number> = {};
  try {
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (!name)
        return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><body>${script}` });
      const body = read(name);
      loaded[name] = gzipSync(body, { level: 9 }).length;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto('http://localhost/', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.activeElement?.shadowRoot?.activeElement?.matches('input'));
    return loaded;
  } finally {
    await page.close();
  }
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((total, size) => total + size, 0);

describe('the first form has focus after', () => {
  test(`one request and ${BUDGET} bytes from the CDN`, async (context) => {
    const file = `${NAME}.js`;
    const loaded = await loadedBy(`<script type="module">import './${file}'; ${ask}</script>`, (name) =>
      readFileSync(join(folder, 'dist/cdn', name)),
    );
    context.diagnostic(`${sum(loaded)} bytes`);
    assert.deepEqual(Object.keys(loaded), [file]);
    assert.ok(sum(loaded) <= BUDGET, `${sum(loaded)} bytes`);
  });

  test(`${VITE_BUDGET} bytes from a default Vite build`, async (context) => {
    writeFileSync(join(project, 'index.html'), '<!doctype html><script type="module" src="/app.js"></script>');
    writeFileSync(join(project, 'app.js'), `import '${NAME}'; ${ask}`);
    await build({ root: project, configFile: false, logLevel: 'error', build: { modulePreload: false } });
    const html = readFileSync(join(project, 'dist/index.html'), 'utf8');
    const [, entry] = /src="\/([^"]+)"/.exec(html)!;
    const loaded = await loadedBy(`<script type="module" src="/${entry!}"></script>`, (name) =>
      readFileSync(join(project, 'dist', name)),
    );
    context.diagnostic(`${sum(loaded)} bytes in ${Object.keys(loaded).length} requests`);
    assert.ok(sum(loaded) <= VITE_BUDGET, JSON.stringify(loaded));
  });
});
