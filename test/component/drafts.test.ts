import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import type { McpElicitationDialog } from '../../src/index.js';
import { control, formRequest, native, part, parts, press, showing, type } from './support.js';

const form = (message = 'Please answer') =>
  formRequest(
    {
      name: { type: 'string' },
      seat: { enum: ['Aisle', 'Window'] },
      agree: { type: 'boolean' },
      code: { type: 'string', title: 'API key' },
    },
    [],
    message,
  );

const offered = (element: McpElicitationDialog) => parts(element, 'restore').length === 1;

/** Asks again, and waits until that is on show. */
async function again(element: McpElicitationDialog, message: string, properties: Partial<McpElicitationDialog> = {}) {
  Object.assign(element, properties);
  element.request = form(message);
  await waitUntil(() => native(element).open && part(element, 'message').textContent === message);
}

function fillIn(element: McpElicitationDialog) {
  type(element, 'Name', 'Ada');
  control(element, 'Window').click();
  control(element, 'Agree').click();
  type(element, 'API key', 'sk-1');
}

describe('answers that were begun', () => {
  for (const [how, leave] of [
    ['Escape', (element: McpElicitationDialog) => native(element).close()],
    ['the close button', (element: McpElicitationDialog) => press(element, 'cancel')],
    ['a withdrawal', (element: McpElicitationDialog) => (element.request = null)],
  ] as const) {
    it(`are offered back after ${how}, when the same server asks the same again`, async () => {
      const { element, results } = await showing(form());
      expect(offered(element)).to.be.false;
      fillIn(element);
      leave(element);
      await waitUntil(() => !native(element).open);
      await again(element, 'Please, once more');
      expect(control(element, 'Name').value).to.equal('');
      expect(offered(element)).to.be.true;
      await expect(element).to.be.accessible();
      press(element, 'restore');
      await waitUntil(() => control(element, 'Name').value === 'Ada');
      expect(control(element, 'Window').checked).to.be.true;
      expect(control(element, 'Agree').checked).to.be.true;
      expect(control(element, 'API key').value, 'a secret is not kept').to.equal('');
      expect(offered(element)).to.be.false;
      expect(element.shadowRoot!.activeElement).to.equal(control(element, 'Name'));
      press(element, 'accept');
      await waitUntil(() => results.at(-1)?.action === 'accept');
      expect(results.at(-1)!.result.content).to.deep.equal({ name: 'Ada', seat: 'Window', agree: true });
    });
  }

  it('are no longer offered once something else is typed', async () => {
    const { element } = await showing(form());
    fillIn(element);
    press(element, 'cancel');
    await again(element, 'Again');
    type(element, 'Name', 'Bob');
    element.strings = {}; // renders
    await waitUntil(() => !offered(element));
  });

  for (const way of ['accept', 'reject'] as const) {
    it(`are forgotten after ${way}`, async () => {
      const { element, results } = await showing(form());
      fillIn(element);
      press(element, way);
      await waitUntil(() => results.length);
      await again(element, 'Again');
      expect(offered(element)).to.be.false;
    });
  }

  it('are offered to no other server, and for no other questions', async () => {
    const { element } = await showing(form());
    fillIn(element);
    press(element, 'cancel');
    await again(element, 'Again', { serverName: 'Another' });
    expect(offered(element)).to.be.false;
    press(element, 'cancel');
    await waitUntil(() => !native(element).open);
    element.serverName = 'Acme Calendar';
    element.request = formRequest({ name: { type: 'string' } }, [], 'Another form');
    await waitUntil(() => native(element).open);
    expect(offered(element)).to.be.false;
  });

  it('are offered after a review that was dismissed', async () => {
    const { element } = await showing(form(), { review: true });
    fillIn(element);
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length);
    press(element, 'cancel');
    await again(element, 'Again');
    expect(offered(element)).to.be.true;
  });

  it('can be copied when the request is withdrawn', async () => {
    const { element } = await showing(form());
    fillIn(element);
    element.request = null;
    const toast = element.shadowRoot!.querySelector<HTMLElement>('.toast')!;
    await waitUntil(() => toast.matches(':popover-open'));
    const written: string[] = [];
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = (text) => Promise.resolve(void written.push(text));
    toast.querySelector<HTMLElement>('.link')!.click();
    await waitUntil(() => toast.innerText.includes('Copied'));
    navigator.clipboard.writeText = writeText;
    expect(written).to.deep.equal(['Name: Ada\nSeat: Window\nAgree: Yes\nAPI key: sk-1']);
  });

  it('are selected to be copied, where a page may not copy', async () => {
    const { element } = await showing(form());
    type(element, 'Name', 'Ada');
    element.request = null;
    const toast = element.shadowRoot!.querySelector<HTMLElement>('.toast')!;
    await waitUntil(() => toast.matches(':popover-open'));
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    toast.querySelector<HTMLElement>('.link')!.click();
    await waitUntil(() => toast.innerText.includes('Name: Ada'));
    navigator.clipboard.writeText = writeText;
  });

  it('are nothing to copy where nothing was typed', async () => {
    const { element } = await showing(form());
    element.request = null;
    const toast = element.shadowRoot!.querySelector<HTMLElement>('.toast')!;
    await waitUntil(() => toast.matches(':popover-open'));
    expect(toast.querySelector('.link')).to.equal(null);
  });
});
