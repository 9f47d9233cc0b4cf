/** Takes the picture of the README: three states of the dialog, in light and dark, from the built CDN file. */
import { createServer } from 'node:http';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browser, browserArgs } from './browser.mjs';

const form = {
  server: { name: 'Acme Calendar', origin: 'mcp.acme.example' },
  request: {
    message: 'To book the room, I still need to know when and for whom.',
    requestedSchema: {
      type: 'object',
      properties: {
        timezone: { type: 'string', description: 'For example, America/New_York', default: 'America/New_York' },
        room: {
          oneOf: [
            { const: 'l', title: 'Lighthouse, 8 seats' },
            { const: 'h', title: 'Harbour, 4 seats' },
          ],
          default: 'l',
        },
        guests: { type: 'integer' },
        send: {
          type: 'boolean',
          title: 'Send invitations',
          description: 'Everyone on the list gets a mail.',
          default: true,
        },
      },
      required: ['timezone', 'room', 'send'],
    },
  },
};
const consent = {
  server: form.server,
  request: {
    mode: 'url',
    message: 'Sign in to link your calendar. What you enter there stays between you and that site.',
    url: 'https://accounts.xn--clendar-9za.example/oauth/authorize?client_id=acme&state=9f2c',
  },
};
const problem = {
  server: { name: 'Deploy Bot', origin: 'deploy.internal' },
  request: {
    message: 'How far should the release go?',
    requestedSchema: {
      type: 'object',
      properties: {
        replicas: { type: 'integer', minimum: 1, maximum: 5, default: 3 },
        regions: {
          type: 'array',
          minItems: 1,
          maxItems: 2,
          items: { enum: ['Frankfurt', 'Virginia', 'Singapore'] },
          default: ['Frankfurt'],
        },
      },
      required: ['replicas', 'regions'],
    },
  },
  then: async (page) => {
    await page.getByLabel('Replicas').fill('12');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alert').or(page.getByText('There is a problem')).waitFor();
  },
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>States</title><link rel="icon" href="data:,">
<style>:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{background:light-dark(#e9ebf0,#0d0e10)}
mcp-elicitation-dialog{--elicitation-backdrop:transparent}</style>
<mcp-elicitation-dialog></mcp-elicitation-dialog>
<script type="module" src="/mcp-elicitation-dialog.js"></script>`;

const server = createServer(({ url }, response) => {
  const isPage = url === '/';
  response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
  response.end(isPage ? page : readFileSync(`dist/cdn${url}`));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));

const chrome = await chromium.launch({ executablePath: browser(), args: browserArgs });
const shots = [];
for (const colorScheme of ['light', 'dark']) {
  for (const { server: asking, request, then } of [form, consent, problem]) {
    const context = await chrome.newContext({
      colorScheme,
      reducedMotion: 'reduce',
      deviceScaleFactor: 1.5,
      viewport: { width: 540, height: 680 },
    });
    const tab = await context.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    await tab.evaluate(
      ([host, payload]) => {
        const dialog = document.querySelector('mcp-elicitation-dialog');
        dialog.server = host;
        dialog.request = payload;
      },
      [asking, request],
    );
    await tab.getByRole('dialog').waitFor();
    await then?.(tab);
    shots.push(`data:image/png;base64,${(await tab.screenshot()).toString('base64')}`);
    await context.close();
  }
}
const sheet = await chrome.newPage({ viewport: { width: 1620, height: 1360 } });
await sheet.setContent(
  `<body style="margin:0;display:grid;grid-template-columns:repeat(3,540px)">${shots
    .map((shot) => `<img width="540" height="680" src="${shot}">`)
    .join('')}`,
);
mkdirSync('docs', { recursive: true });
await sheet.screenshot({ path: 'docs/dialog.png' });
await chrome.close();
server.close();
