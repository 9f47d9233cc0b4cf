/**
 * The client under test of the official conformance suite: the official SDK's client (2.x), whose elicitation requests a
 * person answers in our element, in a browser. The suite calls it with the URL of its server.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { chromium } from 'playwright-core';
import { browser as findBrowser, browserArgs } from '../../scripts/browser.mjs';
import { elicitationHandler } from '../../src/handler.js';
import { HostPage } from '../e2e/support/host-page.js';
import { dialogIn } from '../e2e/support/remote-dialog.js';
import { serve } from '../e2e/support/server.js';

const url = process.argv.at(-1)!;
const [site, browser] = await Promise.all([
  serve(),
  chromium.launch({ executablePath: findBrowser(), args: browserArgs }),
]);
const host = new HostPage(await browser.newPage());
await host.page.goto(site.url);

const client = new Client(
  { name: 'host', version: '1.0.0' },
  { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: 'auto' } },
);
const handler = elicitationHandler(dialogIn(host));
client.setRequestHandler('elicitation/create', async (request, context) => {
  const result = handler(request, context);
  await host.part('accept').click(); // the person sees what is asked, and is content with it
  return result;
});
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
for (const { name } of (await client.listTools()).tools) {
  // The suite judges what was sent. One of its tools answers in a way that this SDK is too strict to take.
  await client.callTool({ name, arguments: {} }).catch((error: unknown) => console.error(name, String(error)));
}
await client.close();
await browser.close();
await site.close();
