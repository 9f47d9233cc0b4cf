import type { McpElicitationDialog } from '../../src/index.js';
import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { control, dialog, formRequest, native, part, parts, press, showing, submit, type } from './support.js';

const text = (element: McpElicitationDialog) => native(element).innerText;
const toast = (element: McpElicitationDialog) => element.shadowRoot!.querySelector<HTMLElement>('[popover]')!;
const confirm = (message: string) => formRequest({}, [], message);

describe('several requests', () => {
  it('wait in the order in which they came', async () => {
    const { element, results } = await showing(confirm('First?'));
    element.request = confirm('Second?');
    element.request = confirm('Third?');
    await Promise.resolve();
    expect(element.pending).to.equal(2);
    expect(text(element)).to.contain('First?').and.to.contain('2 more requests waiting');
    for (const message of ['Second?', 'Third?']) {
      press(element, 'accept');
      await waitUntil(() => text(element).includes(message));
    }
    press(element, 'reject');
    await waitUntil(() => results.length === 3);
    expect(results.map(({ request, action }) => [(request as { message: string }).message, action])).to.deep.equal([
      ['First?', 'accept'],
      ['Second?', 'accept'],
      ['Third?', 'reject'],
    ]);
  });

  it('are not asked twice when a host assigns an equal one, which keeps what was typed', async () => {
    const { element } = await showing(formRequest({ name: { type: 'string' } }));
    type(element, 'Name', 'Ada');
    element.request = formRequest({ name: { type: 'string' } });
    await Promise.resolve();
    expect(element.pending).to.equal(0);
    expect(control(element, 'Name').value).to.equal('Ada');
  });

  it('are each asked by elicit(), also equal ones', async () => {
    const { element } = await dialog();
    const both = [element.elicit(confirm('Sure?')), element.elicit(confirm('Sure?'))];
    await oneEvent(element, 'elicitation-open');
    expect(element.pending).to.equal(1);
    press(element, 'accept');
    await oneEvent(element, 'elicitation-open');
    press(element, 'reject');
    expect(await Promise.all(both)).to.deep.equal([{ action: 'accept', content: {} }, { action: 'reject' }]);
  });

  it('keep the server that was set when they came', async () => {
    const { element, results } = await dialog();
    element.server = { name: 'A' };
    element.request = confirm('First?');
    element.server = { name: 'B' };
    element.request = confirm('Second?');
    await oneEvent(element, 'elicitation-open');
    expect(text(element)).to.contain('A is asking');
    press(element, 'accept');
    await waitUntil(() => text(element).includes('B is asking'));
    press(element, 'accept');
    await waitUntil(() => results.length === 2);
    expect(results.map(({ server }) => server?.name)).to.deep.equal(['A', 'B']);
  });
});

describe('a request that nobody waits for any longer', () => {
  it('goes without a result; the dialog closes, and a status message stays until it was seen', async () => {
    const { element, results } = await showing(confirm('Sure?'));
    element.request = null;
    await waitUntil(() => toast(element).matches(':popover-open'));
    expect([element.open, native(element).open]).to.deep.equal([false, false]);
    expect(toast(element).innerText).to.contain('Acme Calendar withdrew its request. Nothing was sent.');
    await expect(element).to.be.accessible();
    toast(element).querySelector('button')!.click();
    await waitUntil(() => !toast(element).matches(':popover-open'));
    expect(results).to.deep.equal([]);
  });

  it('is told of in the next dialog, where one takes its place', async () => {
    const { element } = await showing(confirm('First?'));
    element.request = confirm('Second?');
    element.request = null;
    await waitUntil(() => text(element).includes('Second?'));
    await waitUntil(() => parts(element, 'notice').length > 0);
    expect(part(element, 'notice').innerText).to.contain('Nothing was sent.');
    expect(toast(element).matches(':popover-open')).to.equal(false);
    press(element, 'accept');
    await waitUntil(() => !native(element).open);
    expect(toast(element).matches(':popover-open')).to.equal(false);
  });

  it('rejects its promise with the reason of the signal', async () => {
    const { element } = await dialog();
    const controller = new AbortController();
    const reason = new Error('timed out');
    const asked = element.elicit(confirm('Sure?'), { signal: controller.signal }).catch((error: unknown) => error);
    await oneEvent(element, 'elicitation-open');
    controller.abort(reason);
    expect(await asked).to.equal(reason);
    await waitUntil(() => toast(element).innerText.includes('withdrew'));
  });

  it('leaves without a word while it waits', async () => {
    const { element } = await showing(confirm('First?'));
    const controller = new AbortController();
    const asked = element.elicit(confirm('Second?'), { signal: controller.signal }).catch((error: unknown) => error);
    controller.abort();
    await asked;
    expect(element.pending).to.equal(0);
    expect(text(element)).to.contain('First?').and.not.to.contain('waiting');
  });
});

describe('a refused payload', () => {
  it('opens nothing, and rejects with the error that the event carries', async () => {
    const { element } = await dialog();
    const told = oneEvent(element, 'elicitation-error');
    const error = await element.elicit({ message: 'x' }).catch((reason: unknown) => reason);
    const { detail } = (await told) as CustomEvent<{ error: { code: number; message: string } }>;
    expect(error).to.include({ name: 'ProtocolError', code: -32602, message: detail.error.message });
    expect(native(element).open).to.equal(false);
  });
});

describe('an input-required result', () => {
  const entry = (params: unknown) => ({ method: 'elicitation/create', params });
  const result = () => ({
    resultType: 'input_required',
    requestState: '{"opaque": 1 }',
    inputRequests: {
      first: entry(formRequest({ n: { type: 'integer' } }, ['n'])),
      sample: { method: 'sampling/createMessage', params: {} },
      second: entry(confirm('Sure?')),
      third: entry(confirm('Really?')),
    },
  });

  it('is asked step by step, back and forth, and answered once at the end', async () => {
    const { element } = await dialog();
    const answered = element.elicitInputs(result());
    await oneEvent(element, 'elicitation-open');
    expect(part(element, 'progress').textContent).to.equal('1 of 3');
    type(element, 'N', '7');
    press(element, 'accept');
    await waitUntil(() => text(element).includes('2 of 3'));
    press(element, 'back');
    await waitUntil(() => text(element).includes('1 of 3'));
    expect(control(element, 'N').value).to.equal('7');
    press(element, 'accept');
    await waitUntil(() => text(element).includes('2 of 3'));
    press(element, 'reject');
    await waitUntil(() => text(element).includes('3 of 3'));
    press(element, 'accept');
    expect(await answered).to.deep.equal({
      inputResponses: {
        first: { action: 'accept', content: { n: 7 } },
        second: { action: 'decline' },
        third: { action: 'accept', content: {} },
      },
      requestState: '{"opaque": 1 }',
      unanswered: { sample: { method: 'sampling/createMessage', params: {} } },
    });
  });

  it('keeps what was answered when the rest is dismissed', async () => {
    const { element } = await dialog();
    const answered = oneEvent(element, 'elicitation-responses');
    element.request = { jsonrpc: '2.0', id: 3, result: result() };
    await oneEvent(element, 'elicitation-open');
    type(element, 'N', '7');
    press(element, 'accept');
    await waitUntil(() => text(element).includes('2 of 3'));
    press(element, 'cancel');
    const { detail } = (await answered) as CustomEvent<{ inputResponses: unknown }>;
    expect(detail.inputResponses).to.deep.equal({
      first: { action: 'accept', content: { n: 7 } },
      second: { action: 'cancel' },
      third: { action: 'cancel' },
    });
  });

  it('is refused as a whole for one bad entry, which is named', async () => {
    const { element } = await dialog();
    const bad = { ...result(), inputRequests: { ok: entry(confirm('x')), broken: entry({ message: 'x' }) } };
    const error = await element.elicitInputs(bad).catch((reason: unknown) => reason);
    expect(error).to.include({ code: -32602 });
    expect((error as Error).message)
      .to.contain('"broken"')
      .and.to.contain('requestedSchema');
  });

  it('that asks nothing is answered at once', async () => {
    const { element } = await dialog();
    expect(await element.elicitInputs({ resultType: 'input_required', requestState: 's' })).to.deep.equal({
      inputResponses: {},
      requestState: 's',
      unanswered: {},
    });
  });
});

describe('URL mode', () => {
  const request = (url: string, more = {}) => ({ mode: 'url', message: 'Sign in', url, ...more });
  const opened: string[][] = [];
  const { open } = window;
  beforeEach(() => {
    opened.length = 0;
    window.open = (...args) => {
      opened.push(args as string[]);
      return null;
    };
  });
  afterEach(() => {
    window.open = open;
  });

  it('shows the whole address with its owner set apart, and opens nothing before consent', async () => {
    const { element } = await showing(request('https://login.example.co.uk/a?b=c#d'));
    expect(part(element, 'url').innerText).to.equal('https://login.example.co.uk/a?b=c#d');
    expect(part(element, 'url').querySelector('strong')!.textContent).to.equal('example.co.uk');
    expect(part(element, 'accept').innerText).to.equal('Open login.example.co.uk');
    expect(native(element).querySelector('a, img, link, iframe')).to.equal(null);
    expect(parts(element, 'warning')).to.deep.equal([]);
    expect(opened).to.deep.equal([]);
    expect(element.shadowRoot!.activeElement?.id).to.equal('heading');
    await expect(element).to.be.accessible();
  });

  it('opens the page in the click, answers with consent alone, and waits', async () => {
    const { element, results } = await showing(request('https://example.com/', { elicitationId: 'e-1' }));
    press(element, 'accept');
    expect(opened).to.deep.equal([['https://example.com/', '_blank', 'noopener,noreferrer']]);
    expect(results[0]!.result).to.deep.equal({ action: 'accept' });
    await waitUntil(() => text(element).includes('Waiting for example.com'));
    await expect(element).to.be.accessible();
    press(element, 'other');
    expect(opened).to.have.length(2);
    element.complete('someone else’s');
    await Promise.resolve();
    expect(native(element).open).to.equal(true);
    element.complete('e-1');
    element.complete('e-1');
    await waitUntil(() => !native(element).open);
    expect(results).to.have.length(1);
  });

  it('gives way to the next request while it waits, and comes back after it', async () => {
    const { element } = await showing(request('https://example.com/'));
    press(element, 'accept');
    element.request = confirm('Sure?');
    await waitUntil(() => text(element).includes('Sure?'));
    press(element, 'accept');
    await waitUntil(() => text(element).includes('Waiting for example.com'));
    press(element, 'finished');
    await waitUntil(() => !native(element).open);
  });

  for (const [url, warning] of [
    ['http://example.com/', 'not encrypted'],
    ['https://xn--pple-43d.example/', 'other letters'],
    ['https://bank.example@evil.test/', 'before the @'],
    ['https://203.0.113.7/', 'number'],
    ['https://example.com:8443/', 'unusual port'],
    ['https://printer.local/', 'your local network'],
    ['https://localhost/', 'your local network'],
    ['https://[::1]/', 'your local network'],
  ] as const) {
    it(`warns of ${url}`, async () => {
      const { element } = await showing(request(url));
      expect(
        parts(element, 'warning')
          .map(({ innerText }) => innerText)
          .join(),
      ).to.contain(warning);
    });
  }
});

describe('floods', () => {
  it('are shown up to the limit; the rest is cancelled without asking', async () => {
    const { element, results } = await dialog();
    const limited: string[] = [];
    element.addEventListener('elicitation-limit', ({ detail }) => limited.push(detail.reason));
    for (let i = 0; i < 500; i++) element.request = confirm(`Question ${i}`);
    await waitUntil(() => limited.length > 0);
    expect([element.pending, limited.length, results.length]).to.deep.equal([9, 490, 490]);
    for (let i = 0; i < 10; i++) {
      await waitUntil(() => text(element).includes(`Question ${i}`));
      press(element, 'accept');
    }
    await waitUntil(() => results.length === 500);
    expect(new Set(results.map(({ request }) => request)).size).to.equal(500);
    expect(results.filter(({ action }) => action === 'accept')).to.have.length(10);
  });

  it('offer to stop from the third on; then the server is refused until the host lifts it', async () => {
    const { element, results } = await showing(confirm('1'));
    expect(parts(element, 'stop')).to.deep.equal([]);
    element.request = confirm('2');
    element.request = confirm('3');
    await waitUntil(() => parts(element, 'stop').length > 0);
    press(element, 'stop');
    await waitUntil(() => !native(element).open);
    expect(results.map(({ action }) => action)).to.deep.equal(['reject', 'reject', 'reject']);

    const limit = oneEvent(element, 'elicitation-limit');
    element.request = confirm('4');
    expect(((await limit) as CustomEvent<{ reason: string }>).detail.reason).to.equal('muted');
    await waitUntil(() => results.length === 4);
    element.unmute({ name: 'Acme Calendar' });
    element.request = confirm('5');
    await waitUntil(() => native(element).open);
  });

  it('are no matter where the limit is 0', async () => {
    const { element, results } = await dialog();
    element.rateLimit = 0;
    for (let i = 0; i < 30; i++) element.request = confirm(`Question ${i}`);
    await waitUntil(() => native(element).open);
    expect([element.pending, results.length]).to.deep.equal([29, 0]);
  });
});

describe('a form that asks for secrets', () => {
  const request = formRequest({ user: { type: 'string' }, token: { type: 'string', title: 'Access token' } });

  it('warns at its top and at the question', async () => {
    const { element } = await showing(request);
    await waitUntil(() => parts(element, 'warning').length === 2);
    expect(parts(element, 'warning')[0]!.innerText)
      .to.contain('Don’t enter secrets here.')
      .and.to.contain('Access token');
    const hint = control(element, 'Access token').getAttribute('aria-describedby')!.split(' ')[0]!;
    expect(element.shadowRoot!.getElementById(hint)!.innerText).to.contain('looks like a credential');
    await expect(element).to.be.accessible();
  });

  it('is refused where the host wants that, and names the question', async () => {
    const { element } = await dialog();
    element.secrets = 'refuse';
    const error = await element.elicit(request).catch((reason: unknown) => reason);
    expect(error).to.include({ code: -32602 });
    expect((error as Error).message)
      .to.contain('"token"')
      .and.not.to.contain('"user"');
    expect(native(element).open).to.equal(false);
  });
});

describe('activity', () => {
  it('is told when the person begins to work, and not at every key', async () => {
    const { element } = await showing(formRequest({ name: { type: 'string' } }));
    let count = 0;
    element.addEventListener('elicitation-activity', () => count++);
    for (const value of ['A', 'Ad', 'Ada']) type(element, 'Name', value);
    expect(count).to.equal(1);
    await submit(element);
  });
});
