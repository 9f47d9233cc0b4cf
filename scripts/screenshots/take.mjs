/**
 * Takes screenshots of all states, from the CDN file: `docs/dialog.png` for the README, and one sheet per variant
 * (`docs/states/*.png`): light, dark, phone, right to left, forced colours, and the longest and shortest language.
 */
import { createServer } from 'node:http';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browser, browserArgs } from '../browser.mjs';
import { states } from './states.mjs';

const desktop = { width: 540, height: 720 };
const phone = { width: 360, height: 720 };
/** The variants of the host page. */
const looks = {
  light: { viewport: desktop, colorScheme: 'light' },
  dark: { viewport: desktop, colorScheme: 'dark' },
  phone: { viewport: phone, colorScheme: 'light', hasTouch: true },
  'right-to-left': { viewport: desktop, colorScheme: 'light', lang: 'ar' },
  'longest-language': { viewport: desktop, colorScheme: 'light', lang: 'de' },
  'shortest-language': { viewport: phone, colorScheme: 'light', lang: 'zh-Hans', hasTouch: true },
  'forced-colours': { viewport: desktop, colorScheme: 'dark', forcedColors: 'active' },
};
const README = ['form', 'page to open', 'problems'];

const html = (lang) => `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>States</title><link rel="icon" href="data:,">
<style>:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:20px;background:light-dark(#e9ebf0,#0d0e10)}
mcp-elicitation-dialog{--elicitation-backdrop:transparent}</style>
<mcp-elicitation-dialog></mcp-elicitation-dialog>
<script type="module" src="/mcp-elicitation-dialog.js"></script>`;

const server = createServer(({ url }, response) => {
  const isPage = url.startsWith('/page-');
  response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
  response.end(isPage ? html(url.slice('/page-'.length)) : readFileSync(`dist/cdn${url}`));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address();
const chrome = await chromium.launch({ executablePath: browser(), args: browserArgs });

/** A screenshot of a state in a variant, as a PNG. */
async function shoot({ server: asking, request, properties, then }, { lang = 'en', ...look }, deviceScaleFactor = 1) {
  const context = await chrome.newContext({ reducedMotion: 'reduce', deviceScaleFactor, ...look });
  const page = await context.newPage();
  await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.goto(`http://127.0.0.1:${port}/page-${lang}`);
  const shown = page.waitForFunction(() => window.opened);
  await page.evaluate(
    ([server, request, properties]) => {
      const dialog = document.querySelector('mcp-elicitation-dialog');
      dialog.addEventListener('elicitation-open', () => (window.opened = true));
      Object.assign(dialog, properties, { server, request });
    },
    [asking, request, properties],
  );
  await shown;
  await then?.(page);
  await page.bringToFront();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Arranges screenshots side by side, with captions. */
async function montage(path, pictures, { width, height }, columns) {
  const rows = Math.ceil(pictures.length / columns);
  const caption = pictures.some(([name]) => name) ? 34 : 0;
  const page = await chrome.newPage({ viewport: { width: columns * width, height: rows * (height + caption) } });
  const figures = pictures.map(
    ([name, png]) =>
      `<figure><img width="${width}" height="${height}" src="data:image/png;base64,${png.toString('base64')}">${name && `<figcaption>${name}</figcaption>`}</figure>`,
  );
  await page.setContent(`<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${width}px);background:#fff;
    font:15px/34px system-ui,sans-serif;text-align:center}figure{margin:0}img{display:block}</style>${figures.join('')}`);
  await page.screenshot({ path });
  await page.close();
}

mkdirSync('docs/states', { recursive: true });
const only = process.argv.slice(2);
for (const [name, look] of Object.entries(looks)) {
  if (only.length && !only.includes(name)) continue;
  const pictures = [];
  for (const [state, what] of Object.entries(states)) pictures.push([state, await shoot(what, look)]);
  await montage(`docs/states/${name}.png`, pictures, look.viewport, 4);
}
if (!only.length) {
  const pictures = [];
  for (const look of ['light', 'dark']) {
    for (const state of README) {
      pictures.push(['', await shoot(states[state], { ...looks[look], viewport: { width: 540, height: 680 } }, 1.5)]);
    }
  }
  await montage('docs/dialog.png', pictures, { width: 540, height: 680 }, 3);
}
await chrome.close();
server.close();
