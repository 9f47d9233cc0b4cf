/** The element as it is published, in a page with the strictest policy, in every engine. */
import { expect } from '@open-wc/testing';
import { native, part } from '../component/support.js';
import { Host } from './support/host.js';
import { focused, nameOf, press, tabTo, type } from './support/keyboard.js';

const questions = {
  name: { type: 'string', title: 'Name', pattern: '^[A-Z]' },
  plan: { title: 'Plan', anyOf: [{ enum: ['Pro'] }, { type: 'string' }] },
};

describe('under a strict policy', () => {
  let host: Host;
  beforeEach(async () => {
    host = await Host.open('sdk-2');
  });
  afterEach(() => host.close());

  it('a dialog opens with its styles, tells a problem and submits', async () => {
    const asked = host.element.elicit({
      message: 'Who are you?',
      requestedSchema: { type: 'object', properties: questions, required: ['name'] },
    });
    await host.asks('Who are you?');
    const style = (name: string) => host.window.getComputedStyle(part(host.element, name));
    expect(host.window.getComputedStyle(native(host.element)).boxShadow).not.to.equal('none');
    expect(style('accept').backgroundColor).not.to.equal(style('reject').backgroundColor);
    expect(nameOf(focused(host.document))).to.equal('Name');
    await type('ada');
    await press('Enter');
    await host.until(() => focused(host.document)?.matches('[part=summary]'), 'the summary has focus');
    await press('Tab', 'Enter', 'Home', 'A');
    await tabTo('Submit', 'Tab', host.document);
    await press('Enter');
    expect(await asked).to.deep.equal({ action: 'accept', content: { name: 'Aada' } });
  });

  it('a page to open is shown, and dismissed', async () => {
    const asked = host.element.elicit({
      mode: 'url',
      message: 'Sign in',
      url: 'https://example.com/',
      elicitationId: '1',
    });
    await host.asks('Sign in');
    await press('Escape');
    expect(await asked).to.deep.equal({ action: 'cancel' });
  });

  it('what it forbids is told', async () => {
    expect(() => host.window.eval('1')).to.throw();
    const { violations } = host.window.elicitationHost;
    await host.until(() => violations.length > 0, 'a violation is told');
    violations.splice(0);
  });
});
