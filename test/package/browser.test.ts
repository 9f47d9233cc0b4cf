import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../scripts/browser.mjs';
import { install, NAME } from './support/install.js';

const { project, packageJson, add, remove } = install();
let browser: Browser;
before(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
});
after(async () => {
  await browser.close();
  remove();
});

/** A module of the project as a bundler makes it, in chunks. */
async function bundle(code: string) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project, sourcefile: 'app.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    minifySyntax: true,
    outdir: join(project, 'out'),
    write: false,
    logLevel: 'silent',
    external: ['re2js'],
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(join(project, 'out').length + 1), text]));
}

/** Runs a module of the project in a page, and gives what it left in the title. */
async function titleAfter(code: string): Promise<string> {
  const files = await bundle(code);
  const page = await browser.newPage();
  try {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      return files.has(name)
        ? route.fulfill({ contentType: 'text/javascript', body: files.get(name)! })
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><script type="module" src="/stdin.js"></script>',
          });
    });
    await page.goto('http://localhost/');
    await page.waitForFunction(() => document.readyState === 'complete');
    assert.deepEqual(errors, []);
    return await page.title();
  } finally {
    await page.close();
  }
}

const ask = `
  const dialog = document.body.appendChild(document.createElement(tag));
  dialog.addEventListener('elicitation-open', () => { document.title = 'open'; });
  dialog.request = { message: 'Ship it?', requestedSchema: { type: 'object', properties: {} } };
`;

describe('in a browser', () => {
  test('importing the package registers the element', async () => {
    assert.equal(await titleAfter(`import '${NAME}'; const tag = '${NAME}'; ${ask}`), 'open');
  });

  test('importing element.js registers nothing', async () => {
    const code = `import { McpElicitationDialog } from '${NAME}/element.js';
      document.title = [typeof McpElicitationDialog, customElements.get('${NAME}')].join();`;
    assert.equal(await titleAfter(code), 'function,');
  });

  test('element.js registers the element under a tag of one’s own, and under its own', async () => {
    const code = `import { McpElicitationDialog } from '${NAME}/element.js';
      McpElicitationDialog.define('acme-dialog');
      McpElicitationDialog.define();
      McpElicitationDialog.define(); // again does nothing
      if (!customElements.get('${NAME}')) throw new Error('not registered');
      const tag = 'acme-dialog'; ${ask}`;
    assert.equal(await titleAfter(code), 'open');
  });
});

describe('a bundler', () => {
  test('leaves element.js out where nothing of it is used', async () => {
    const files = await bundle(
      `import { McpElicitationDialog } from '${NAME}/element.js'; document.title = 'without';`,
    );
    const [code] = files.values();
    assert.ok(!/attachShadow|showModal/.test(code!));
  });

  test('keeps the registration, though nothing of the module is used', async () => {
    const files = await bundle(`import '${NAME}';`);
    assert.ok([...files.values()].join('\n').includes('showModal'));
  });

  test('finds all that the package imports, and puts the engine for patterns in a chunk of its own', async () => {
    const inProject = Object.keys(packageJson.dependencies ?? {});
    if (!inProject.includes('re2js')) add('re2js'); // said in contents.test.ts
    const { outputFiles, metafile } = await build({
      stdin: { contents: `import '${NAME}';`, resolveDir: project },
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: join(project, 'out'),
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === '<stdin>');
    assert.ok(outputFiles.length > 1);
    assert.ok(!Object.keys(entry!.inputs).some((input) => input.includes('re2js')), 're2js is not loaded at once');
    assert.ok(
      entry!.imports.every(({ external }) => !external),
      'nothing is left to be found',
    );
  });
});
