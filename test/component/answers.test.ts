import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { control, formRequest, native, part, parts, press, showing, submit, type } from './support.js';

describe('a form request', () => {
  it('is asked in a modal dialog, and answered by what was typed', async () => {
    const { element, results } = await showing(formRequest({ name: { type: 'string' } }, ['name']));
    expect(native(element).matches(':modal')).to.equal(true);
    expect(element.open).to.equal(true);
    type(element, 'Name', 'Ada');
    await submit(element);
    expect(results.map(({ action, result }) => ({ action, result }))).to.deep.equal([
      { action: 'accept', result: { action: 'accept', content: { name: 'Ada' } } },
    ]);
    expect(native(element).open).to.equal(false);
    expect(element.open).to.equal(false);
  });

  it('has one way to accept, one to decline and one to dismiss', async () => {
    for (const [name, action, word] of [
      ['reject', 'reject', 'decline'],
      ['cancel', 'cancel', 'cancel'],
    ] as const) {
      const { element, results } = await showing(formRequest({}), { protocolVersion: '2025-11-25' });
      expect(['accept', 'reject', 'cancel'].map((each) => parts(element, each).length)).to.deep.equal([1, 1, 1]);
      press(element, name);
      expect(results[0]).to.deep.include({ action, result: { action: word } });
    }
  });

  it('hands back the very payload, and the whole response to a JSON-RPC request', async () => {
    const request = { jsonrpc: '2.0', id: 'r-1', method: 'elicitation/create', params: formRequest({}) };
    const { element, results } = await showing(request);
    press(element, 'cancel');
    expect(results[0]!.request).to.equal(request);
    expect(results[0]!.response).to.deep.equal({ jsonrpc: '2.0', id: 'r-1', result: { action: 'cancel' } });
    expect(results[0]!.server).to.deep.equal({ name: 'Acme Calendar' });
  });

  it('is shown by the end of the task in which it came', async () => {
    const { element } = await showing(formRequest({}));
    press(element, 'cancel');
    element.request = formRequest({ name: { type: 'string' } });
    expect(element.open).to.equal(true);
    await Promise.resolve();
    expect(native(element).open).to.equal(true);
  });
});

describe('a control', () => {
  it('keeps what is in it while others are looked at again', async () => {
    const { element } = await showing(
      formRequest({
        n: { type: 'integer' },
        on: { type: 'string', format: 'date' },
        note: { type: 'string', maxLength: 500 },
      }),
    );
    type(element, 'N', 'many');
    control(element, 'On').value = '2026-03-01';
    control(element, 'Note').value = 'half a th';
    await submit(element);
    type(element, 'N', 'more');
    expect([control(element, 'On').value, control(element, 'Note').value]).to.deep.equal(['2026-03-01', 'half a th']);
  });

  it('of an optional choice can be taken back', async () => {
    const { element, results } = await showing(
      formRequest({ size: { type: 'string', enum: ['S', 'M'], default: 'M' } }),
    );
    press(element, 'clear');
    expect(element.shadowRoot!.activeElement).to.equal(control(element, 'S'));
    await submit(element);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: {} });
  });

  it('of an open choice takes a text of one’s own, and keeps it while another is chosen', async () => {
    const { element, results } = await showing(
      formRequest({ plan: { anyOf: [{ enum: ['pro', 'team'] }, { type: 'string' }] } }, ['plan']),
    );
    const text = element.shadowRoot!.querySelector<HTMLInputElement>('.other-text')!;
    expect(getComputedStyle(text).display).to.equal('none');
    control(element, 'Other…').click();
    expect(getComputedStyle(text).display).not.to.equal('none');
    text.value = 'solo';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control(element, 'pro').click();
    control(element, 'Other…').click();
    await submit(element);
    expect(results[0]!.result.content).to.deep.equal({ plan: 'solo' });
  });

  it('of a long open choice shows the text of one’s own while it is chosen', async () => {
    const plans = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const { element } = await showing(formRequest({ plan: { anyOf: [{ enum: plans }, { type: 'string' }] } }));
    const select = element.shadowRoot!.querySelector('select')!;
    const text = element.shadowRoot!.querySelector('.other-text')!;
    for (const [index, display] of [
      [1, 'none'],
      [plans.length + 1, 'block'],
      [0, 'none'],
    ] as const) {
      select.selectedIndex = index;
      expect(getComputedStyle(text).display, select.value).to.equal(display);
    }
  });

  it('of an optional choice can be taken back as soon as it is made', async () => {
    const { element } = await showing(formRequest({ size: { type: 'string', enum: ['S', 'M'] } }));
    expect(part(element, 'clear').checkVisibility()).to.equal(false);
    control(element, 'S').click();
    expect(part(element, 'clear').checkVisibility()).to.equal(true);
  });

  it('of a time is reviewed in words, however its default is spelled', async () => {
    const at = { type: 'string', format: 'date-time', default: '2026-03-01t09:30:00z' };
    const { element } = await showing(formRequest({ at }), { review: true });
    press(element, 'accept');
    await waitUntil(() => parts(element, 'review').length > 0);
    expect(part(element, 'review').innerText).to.contain('March 1, 2026');
  });
});

describe('a problem', () => {
  it('is told in a summary that has focus, and leads to its field', async () => {
    const { element, results } = await showing(
      formRequest({ a: { type: 'string' }, n: { type: 'integer', maximum: 3 } }, ['a']),
    );
    type(element, 'N', '4');
    await submit(element);
    expect(results).to.deep.equal([]);
    expect(part(element, 'summary').innerText)
      .to.contain('A: Enter an answer')
      .and.to.contain('N: Enter a whole number');
    const [, second] = part(element, 'summary').querySelectorAll('button');
    second!.click();
    expect(element.shadowRoot!.activeElement).to.equal(control(element, 'N'));
    expect(parts(element, 'field').map((field) => field.part.contains('invalid'))).to.deep.equal([true, true]);
    await expect(element).to.be.accessible();
  });

  it('leaves its control where it was across the dialog, and as wide', async () => {
    const { element } = await showing(formRequest({ name: { type: 'string' } }, ['name']));
    const { left, width } = control(element, 'Name').getBoundingClientRect();
    await submit(element);
    const after = control(element, 'Name').getBoundingClientRect();
    expect([after.left, after.width]).to.deep.equal([left, width]);
  });

  it('goes as soon as it is mended', async () => {
    const { element, results } = await showing(formRequest({ a: { type: 'string' } }, ['a']));
    await submit(element);
    type(element, 'A', 'x');
    await Promise.resolve();
    expect(parts(element, 'error')).to.deep.equal([]);
    expect(control(element, 'A').getAttribute('aria-invalid')).to.equal('false');
    await submit(element);
    expect(results[0]!.result.content).to.deep.equal({ a: 'x' });
  });
});

describe('every kind of question', () => {
  it('is accessible', async () => {
    const { element } = await showing(
      formRequest({
        text: { type: 'string', description: 'A text', minLength: 2, maxLength: 20 },
        long: { type: 'string', maxLength: 500 },
        mail: { type: 'string', format: 'email' },
        on: { type: 'string', format: 'date' },
        at: { type: 'string', format: 'date-time' },
        timezone: { type: 'string' },
        n: { type: 'number', minimum: 1 },
        agree: { type: 'boolean' },
        few: { type: 'string', enum: ['a', 'b'] },
        many: { type: 'string', enum: [...'abcdefghij'] },
        open: { anyOf: [{ enum: ['a', 'b'] }, { type: 'string' }] },
        several: { type: 'array', minItems: 1, items: { type: 'string', enum: ['a', 'b'] } },
        list: { type: 'array', items: { type: 'string' } },
      }),
    );
    await expect(element).to.be.accessible();
  });
});
