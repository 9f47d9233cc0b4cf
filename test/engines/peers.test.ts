/** Real servers, asked through the SDKs in a strict page, and answered with real keys, in every engine. */
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Called } from '../e2e/peers/site/page-client.js';
import { Host } from './support/host.js';
import { focused, nameOf, press, tabTo, type } from './support/keyboard.js';

const textOf = (called: Called) => ('text' in called ? called.text : expect.fail(JSON.stringify(called)));
const valueOf = (called: Called): unknown => JSON.parse(textOf(called));

let host: Host;
const leave = async () => {
  await host.client.close();
  host.close();
};
const tab = (name: string) => tabTo(name, 'Tab', host.document);

describe('the official test server', () => {
  beforeEach(async () => {
    host = await Host.open('sdk-1');
    await host.client.connect({ url: await executeServerCommand<string, undefined>('everything') });
  });
  afterEach(leave);

  it('gets the answers to its form', async () => {
    const said = host.client.call('trigger-elicitation-request');
    await host.asks('Please provide inputs');
    expect(nameOf(focused(host.document))).to.equal('String');
    await type('Ada Lovelace');
    await tab('Boolean');
    await press('Space');
    await tab('Submit');
    await press('Enter');
    expect(textOf(await said)).to.match(/- Name: Ada Lovelace\n- Agreed to terms: true\n/);
  });

  for (const [what, keys, words] of [
    ['declined', ['Decline', 'Space'], /"action": "decline"/],
    ['dismissed', ['Cancel', 'Escape'], /"action": "cancel"/],
  ] as const) {
    it(`is told that it was ${what}`, async () => {
      const said = host.client.call('trigger-elicitation-request');
      await host.asks('Please provide inputs');
      const [name, key] = keys;
      await tabTo(name, name === 'Cancel' ? 'Shift+Tab' : 'Tab', host.document);
      await press(key);
      expect(textOf(await said)).to.match(words);
    });
  }
});

describe('a server on the SDK 2.x', () => {
  beforeEach(async () => {
    host = await Host.open('sdk-2');
  });
  afterEach(leave);

  it('of 2025-11-25 gets the answer to its request', async () => {
    await host.client.connect({ url: new URL('2025-11-25', host.document.baseURI).href });
    const said = host.client.call('ask');
    await host.asks('Who are you?');
    await type('Ada');
    await press('Enter');
    expect(valueOf(await said)).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
  });

  it('of 2026-07-28 gets the answers to the input that it requires', async () => {
    await host.client.connect({ url: new URL('2026-07-28', host.document.baseURI).href, pin: '2026-07-28' });
    const said = host.client.call('ask', {}, 'by-hand');
    await host.asks('Who are you?');
    await type('Ada');
    await press('Enter');
    await host.asks('Really?');
    await tab('Decline');
    await press('Enter');
    expect(valueOf(await said)).to.deep.equal({
      who: { action: 'accept', content: { name: 'Ada' } },
      sure: { action: 'decline' },
    });
  });
});
