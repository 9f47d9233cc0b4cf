import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { McpElicitationDialog, type ElicitationErrorDetail, type ElicitationResultDetail } from '../../src/index.js';
import { dialog, formRequest, native, part, parts, press, showing, submit, type } from './support.js';

const confirm = (message: string) => formRequest({}, [], message);
const message = (element: McpElicitationDialog) => part(element, 'message')?.textContent;
const heading = (element: McpElicitationDialog) => element.shadowRoot!.querySelector('h2')!.textContent;

/** A tag that nobody else takes. */
let tags = 0;
const freshTag = () => `host-test-${++tags}`;

describe('two elements on one page', () => {
  it('ask and answer each for itself, the last on top', async () => {
    const [left, right] = [await dialog(), await dialog()];
    left.element.server = { name: 'Left' };
    right.element.server = { name: 'Right' };
    left.element.request = confirm('To the left?');
    right.element.request = confirm('To the right?');
    await waitUntil(() => native(left.element).open && native(right.element).open);
    expect([left.element.pending, right.element.pending]).to.deep.equal([0, 0]);
    expect([heading(left.element), heading(right.element)]).to.deep.equal([
      'Left is asking you to confirm',
      'Right is asking you to confirm',
    ]);
    press(right.element, 'reject');
    await waitUntil(() => !native(right.element).open);
    expect(native(left.element).matches(':modal')).to.equal(true);
    press(left.element, 'accept');
    await waitUntil(() => !native(left.element).open);
    expect(left.results.map(({ action, server }) => [action, server?.name])).to.deep.equal([['accept', 'Left']]);
    expect(right.results.map(({ action, server }) => [action, server?.name])).to.deep.equal([['reject', 'Right']]);
  });

  it('may be given the same payload', async () => {
    const payload = confirm('Sure?');
    const [first, second] = [await showing(payload), await showing(payload)];
    press(second.element, 'accept');
    press(first.element, 'cancel');
    await waitUntil(() => first.results.length && second.results.length);
    expect([first, second].map(({ results }) => results[0]!.action)).to.deep.equal(['cancel', 'accept']);
    expect([first, second].every(({ results }) => results[0]!.request === payload)).to.equal(true);
  });

  it('count and mute servers each for itself', async () => {
    const [first, second] = [await dialog(), await dialog()];
    for (const { element } of [first, second]) element.rateLimit = 1;
    first.element.request = confirm('First?');
    first.element.request = confirm('One too many?');
    second.element.request = confirm('Second?');
    await waitUntil(() => native(second.element).open);
    expect(first.results.map(({ action }) => action)).to.deep.equal(['cancel']);
    expect(second.results).to.deep.equal([]);
  });
});

describe('an element that is in the page before its module', () => {
  it('shows what was set on it by then', async () => {
    const tag = freshTag();
    const element = await fixture<McpElicitationDialog>(`<${tag}></${tag}>`);
    const request = confirm('Early?');
    Object.assign(element, {
      request,
      server: { name: 'Early bird' },
      protocolVersion: '2025-11-25',
      closedBy: 'none',
      secrets: 'refuse',
      rateLimit: 3,
      strings: { accept: 'Very well' },
    });
    const results: ElicitationResultDetail[] = [];
    element.addEventListener('elicitation-result', ({ detail }) => results.push(detail));
    McpElicitationDialog.define(tag);
    await waitUntil(() => element.open && native(element).open);
    expect(Object.keys(element).filter((key) => key in McpElicitationDialog.properties)).to.deep.equal([]);
    expect(heading(element)).to.equal('Early bird is asking you to confirm');
    expect(part(element, 'accept').textContent).to.equal('Very well');
    expect([element.closedBy, element.secrets, element.rateLimit]).to.deep.equal(['none', 'refuse', 3]);
    expect(element.request).to.equal(request);
    press(element, 'reject');
    await waitUntil(() => results.length);
    expect(results[0]!.result).to.deep.equal({ action: 'decline' });
    // An accessor again: what is assigned is asked.
    element.request = confirm('Later?');
    await waitUntil(() => message(element) === 'Later?');
  });

  it('keeps where its server is, whatever name its markup gives it', async () => {
    const tag = freshTag();
    const element = await fixture<McpElicitationDialog>(`<${tag} server-name="Markup"></${tag}>`);
    Object.assign(element, { server: { name: 'Script', origin: 'https://script.example' } });
    McpElicitationDialog.define(tag);
    await element.updateComplete;
    element.request = confirm('Sure?');
    await waitUntil(() => native(element).open);
    expect(part(element, 'server').textContent).to.contain('https://script.example');
  });

  it('shows what its markup says', async () => {
    const tag = freshTag();
    const json = JSON.stringify(confirm('Marked up?')).replace(/"/g, '&quot;');
    const element = await fixture<McpElicitationDialog>(
      `<${tag} request="${json}" server-name="Markup" protocol-version="2025-06-18"></${tag}>`,
    );
    McpElicitationDialog.define(tag);
    await waitUntil(() => native(element).open);
    expect([heading(element), message(element)]).to.deep.equal(['Markup is asking you to confirm', 'Marked up?']);
    const told = oneEvent(element, 'elicitation-result');
    press(element, 'reject');
    expect(((await told) as CustomEvent<ElicitationResultDetail>).detail.result).to.deep.equal({ action: 'decline' });
  });
});

describe('the request attribute', () => {
  const request = (id: unknown, params: object) => ({ jsonrpc: '2.0', id, method: 'elicitation/create', params });

  it('is the payload as JSON, and comes back as the text it was', async () => {
    const { element, results } = await dialog();
    const text = JSON.stringify(request(7, confirm('Sure?')));
    element.setAttribute('request', text);
    await waitUntil(() => native(element).open);
    expect(element.request).to.equal(text);
    press(element, 'accept');
    await waitUntil(() => results.length);
    expect(results[0]).to.deep.include({ id: 7, request: text });
    expect(results[0]!.response).to.deep.equal({ jsonrpc: '2.0', id: 7, result: { action: 'accept', content: {} } });
  });

  it('withdraws what is on show when it is taken away', async () => {
    const { element, results } = await dialog();
    element.setAttribute('request', JSON.stringify(confirm('Sure?')));
    await waitUntil(() => native(element).open);
    element.removeAttribute('request');
    await waitUntil(() => !native(element).open);
    expect([element.request, element.open, results.length]).to.deep.equal([null, false, 0]);
  });

  for (const [what, text, code] of [
    ['broken', '{ "message": ', -32600],
    ['empty', '', -32600],
    ['another kind of JSON', '[1, 2]', -32600],
    ['of another method', JSON.stringify({ method: 'ping' }), -32601],
  ] as const) {
    it(`is refused where it is ${what}, and throws nothing`, async () => {
      const { element } = await dialog();
      const told = oneEvent(element, 'elicitation-error');
      element.setAttribute('request', text);
      const { detail } = (await told) as CustomEvent<ElicitationErrorDetail>;
      expect([detail.error.code, detail.request]).to.deep.equal([code, text]);
      expect([element.open, native(element).open]).to.deep.equal([false, false]);
      element.request = confirm('Still alive?');
      await waitUntil(() => message(element) === 'Still alive?');
    });
  }
});

describe('an element that is taken out of the page', () => {
  it('cancels what is on show and all that waits, in order, and asks again when it is back', async () => {
    const { element, results } = await showing(confirm('1'));
    element.request = confirm('2');
    const promise = element.elicit(confirm('3'));
    await Promise.resolve();
    expect(element.pending).to.equal(2);
    const parent = element.parentElement!;
    element.remove();
    expect(await promise).to.deep.equal({ action: 'cancel' });
    expect(results.map(({ request, action }) => [(request as { message: string }).message, action])).to.deep.equal([
      ['1', 'cancel'],
      ['2', 'cancel'],
      ['3', 'cancel'],
    ]);
    expect([element.request, element.pending, native(element).open]).to.deep.equal([null, 0, false]);
    parent.append(element);
    element.request = confirm('4');
    await waitUntil(() => message(element) === '4');
    expect(native(element).matches(':modal')).to.equal(true);
    press(element, 'accept');
    await waitUntil(() => results.length === 4);
    expect(results[3]!.action).to.equal('accept');
  });

  it('and put back in the same task keeps its queue and what was typed', async () => {
    const { element, results } = await showing(formRequest({ name: { type: 'string' } }));
    type(element, 'Name', 'Ada');
    element.request = confirm('Next?');
    const parent = element.parentElement!;
    element.remove();
    parent.prepend(element);
    await waitUntil(() => native(element).matches(':modal'));
    expect([element.pending, results.length]).to.deep.equal([1, 0]);
    await submit(element);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    await waitUntil(() => message(element) === 'Next?');
  });

  it('keeps what it is given meanwhile, until somebody can see it', async () => {
    const { element, results } = await dialog();
    const parent = element.parentElement!;
    element.remove();
    await Promise.resolve();
    element.request = confirm('Anybody?');
    const promise = element.elicit(confirm('There?'));
    await Promise.resolve();
    expect([element.open, element.pending, results.length]).to.deep.equal([false, 1, 0]);
    parent.append(element);
    await waitUntil(() => message(element) === 'Anybody?');
    press(element, 'accept');
    await waitUntil(() => message(element) === 'There?');
    press(element, 'reject');
    expect(await promise).to.deep.equal({ action: 'reject' });
  });

  it('asks for nothing at all while it was never in a page', async () => {
    const element = document.createElement('mcp-elicitation-dialog');
    const controller = new AbortController();
    const asked = element.elicit(confirm('?'), { signal: controller.signal }).catch((error: unknown) => error);
    await Promise.resolve();
    expect([element.open, native(element).open]).to.deep.equal([false, false]);
    controller.abort(new Error('enough'));
    expect(await asked).to.have.property('message', 'enough');
    expect(element.request).to.equal(null);
  });
});

describe('words of the host', () => {
  it('stand in place of the built-in ones, also on show, and go again', async () => {
    const { element } = await showing(formRequest({ name: { type: 'string' } }));
    expect(part(element, 'accept').textContent).to.equal('Submit');
    element.strings = { submit: 'Send it', decline: 'No, thanks', asking: (server) => `${server} wants to know` };
    await waitUntil(() => part(element, 'accept').textContent === 'Send it');
    expect(part(element, 'reject').textContent).to.equal('No, thanks');
    expect(heading(element)).to.equal('Acme Calendar wants to know');
    expect(part(element, 'cancel').ariaLabel).to.equal('Cancel');
    element.strings = undefined;
    await waitUntil(() => part(element, 'accept').textContent === 'Submit');
  });

  it('also name what is wrong with an answer', async () => {
    const { element } = await showing(formRequest({ name: { type: 'string' } }, ['name']), {
      strings: { problem: 'Oh dear', answerNeeded: 'Say something' },
    });
    await submit(element);
    expect(part(element, 'summary').innerText).to.contain('Oh dear').and.to.contain('Say something');
    expect(part(element, 'error').innerText).to.equal('Say something');
  });

  it('are those of one element only', async () => {
    const first = await showing(confirm('First?'), { strings: { accept: 'Agreed' } });
    const second = await showing(confirm('Second?'));
    expect([first, second].map(({ element }) => part(element, 'accept').textContent)).to.deep.equal([
      'Agreed',
      'Accept',
    ]);
  });
});

describe('define()', () => {
  it('does nothing where the tag is taken', () => {
    const before = customElements.get('mcp-elicitation-dialog');
    McpElicitationDialog.define();
    McpElicitationDialog.define();
    expect(customElements.get('mcp-elicitation-dialog')).to.equal(before);
  });

  it('takes another tag too, for an element that works', async () => {
    const tag = freshTag();
    McpElicitationDialog.define(tag);
    McpElicitationDialog.define(tag);
    const element = await fixture<McpElicitationDialog>(`<${tag}></${tag}>`);
    expect(element).to.be.an.instanceOf(McpElicitationDialog);
    const promise = element.elicit(confirm('Sure?'));
    await waitUntil(() => native(element).open);
    press(element, 'accept');
    expect(await promise).to.deep.equal({ action: 'accept', content: {} });
  });
});

describe('an element that moves to another document', () => {
  async function frame() {
    const element = await fixture<HTMLIFrameElement>(html`<iframe title="Another page"></iframe>`);
    return element.contentDocument!;
  }

  it('cancels what it asked in the first one, unless it was only moved', async () => {
    const { element, results } = await showing(confirm('Here?'));
    const other = await frame();
    element.remove();
    await waitUntil(() => results.length);
    other.body.append(other.adoptNode(element));
    expect(results.map(({ action }) => action)).to.deep.equal(['cancel']);
    expect([element.open, native(element).open]).to.deep.equal([false, false]);
  });

  it('asks there, looking as it should', async () => {
    const { element, results } = await dialog();
    const other = await frame();
    other.body.append(other.adoptNode(element));
    element.request = formRequest({ name: { type: 'string' } });
    await waitUntil(() => native(element).open);
    expect(element.ownerDocument).to.equal(other);
    expect(native(element).matches(':modal')).to.equal(true);
    expect(element.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(0);
    expect(other.defaultView!.getComputedStyle(part(element, 'footer')).display).to.equal('flex');
    type(element, 'Name', 'Ada');
    await submit(element);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    await waitUntil(() => !native(element).open);
  });

  it('takes with it what is on show, with what was typed', async () => {
    const { element, results } = await showing(formRequest({ name: { type: 'string' } }));
    type(element, 'Name', 'Ada');
    const other = await frame();
    other.body.append(element);
    await waitUntil(() => native(element).matches(':modal'));
    expect(results).to.deep.equal([]);
    expect(parts(element, 'accept')).to.have.length(1);
    await submit(element);
    expect(results[0]!.result).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
  });
});

describe('a host that acts while something is under way', () => {
  it('does not bring back what the person has just dismissed', async () => {
    const { element, results } = await showing(confirm('First?'));
    const closed = oneEvent(native(element), 'close');
    native(element).close(); // as Escape does: it is told of later
    element.request = confirm('Second?');
    await closed;
    await waitUntil(() => message(element) === 'Second?' && native(element).matches(':modal'));
    expect(results.map(({ action }) => action)).to.deep.equal(['cancel']);
  });

  it('may take the element out of the page when it hears of a limit', async () => {
    const { element, results } = await dialog();
    element.rateLimit = 1;
    element.addEventListener('elicitation-limit', () => element.remove());
    element.request = confirm('First?');
    element.request = confirm('One too many?');
    await waitUntil(() => results.length === 2);
    expect(results.map(({ action }) => action)).to.deep.equal(['cancel', 'cancel']);
    expect(native(element).open).to.equal(false);
  });

  it('hears once that a request is open, whatever has to be loaded for its steps', async () => {
    const { element } = await dialog();
    let opened = 0;
    element.addEventListener('elicitation-open', () => opened++);
    const entry = (params: object) => ({ method: 'elicitation/create', params });
    element.request = {
      inputRequests: {
        say: entry(confirm('Sure?')),
        go: entry({ mode: 'url', message: 'Sign in', url: 'https://example.com/' }),
      },
    };
    await waitUntil(() => message(element) === 'Sure?');
    press(element, 'accept');
    await waitUntil(() => message(element) === 'Sign in');
    expect(opened).to.equal(1);
  });
});
