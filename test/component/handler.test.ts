import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait-until.js';
import { completionHandler, elicitationHandler, elicitRequiredUrls } from '../../src/handler.js';
import { dialog, formRequest, native, press, submit, type } from './support.js';

const request = () => ({ method: 'elicitation/create', params: formRequest({ name: { type: 'string' } }) });

describe('the handler for an SDK', () => {
  it('resolves with the bare result, a refusal spelled as SDKs want it', async () => {
    const { element } = await dialog();
    const handle = elicitationHandler(element, { server: { name: 'Acme' } });
    const params = formRequest({ name: { type: 'string' } });
    for (const given of [request(), params, { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params }]) {
      const handled = handle(given, {});
      await oneEvent(element, 'elicitation-open');
      expect(native(element).innerText).to.contain('Acme is asking');
      press(element, 'reject');
      expect(await handled).to.deep.equal({ action: 'decline' });
    }
  });

  for (const [sdk, contextOf] of [
    ['1.x', (notify: unknown, progressToken: number) => ({ sendNotification: notify, _meta: { progressToken } })],
    ['2.x', (notify: unknown, progressToken: number) => ({ mcpReq: { notify, _meta: { progressToken } } })],
  ] as const) {
    it(`tells SDK ${sdk} of progress while the person works, where it was asked to`, async () => {
      const { element } = await dialog();
      const sent: unknown[] = [];
      const notify = (notification: unknown) => Promise.resolve(sent.push(notification));
      const handled = elicitationHandler(element)(request(), contextOf(notify, 7));
      await oneEvent(element, 'elicitation-open');
      expect(sent).to.deep.equal([]);
      type(element, 'Name', 'Ada');
      expect(sent).to.deep.equal([{ method: 'notifications/progress', params: { progressToken: 7, progress: 1 } }]);
      await submit(element);
      expect(await handled).to.deep.equal({ action: 'accept', content: { name: 'Ada' } });
    });
  }

  it('lets an answer pass though progress cannot be told', async () => {
    const { element } = await dialog();
    const notify = () => Promise.reject(new Error('closed'));
    const handled = elicitationHandler(element)(request(), { sendNotification: notify, _meta: { progressToken: 'p' } });
    await oneEvent(element, 'elicitation-open');
    type(element, 'Name', 'Ada');
    await submit(element);
    expect((await handled).action).to.equal('accept');
  });

  it('withdraws the request when the SDK aborts it', async () => {
    const { element, results } = await dialog();
    const controller = new AbortController();
    const handled = elicitationHandler(element)(request(), { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await oneEvent(element, 'elicitation-open');
    controller.abort('cancelled by the server');
    expect(await handled).to.equal('cancelled by the server');
    await waitUntil(() => !native(element).open);
    expect(results).to.deep.equal([]);
  });

  it('throws a refusal as the JSON-RPC error that it is', async () => {
    const { element } = await dialog();
    const error = await elicitationHandler(element)({ method: 'elicitation/create', params: { message: 'x' } }).catch(
      (reason: unknown) => reason,
    );
    expect(error).to.include({ code: -32602 });
    const other = await elicitationHandler(element)({ method: 'ping', params: {} }).catch((reason: unknown) => reason);
    expect(other).to.include({ code: -32601 });
  });

  it('makes up no answer for an element that is in no page', async () => {
    const element = document.createElement('mcp-elicitation-dialog');
    const error = await elicitationHandler(element)(request()).catch((reason: unknown) => reason);
    expect(error).to.include({ code: -32603 });
  });
});

describe('what else an SDK tells', () => {
  const { open } = window;
  before(() => {
    window.open = () => null;
  });
  after(() => {
    window.open = open;
  });
  const params = { mode: 'url', elicitationId: 'e-1', message: 'Sign in', url: 'https://example.com/' };

  it('ends the wait for a page, when its completion is told', async () => {
    const { element } = await dialog();
    const handled = elicitationHandler(element)({ method: 'elicitation/create', params });
    await oneEvent(element, 'elicitation-open');
    press(element, 'accept');
    expect(await handled).to.deep.equal({ action: 'accept' });
    await waitUntil(() => native(element).innerText.includes('Waiting'));
    completionHandler(element)({ params: { elicitationId: 'e-1' } });
    await waitUntil(() => !native(element).open);
  });

  it('is asked for where a call fails for want of it, and any other failure stays one', async () => {
    const { element } = await dialog();
    const error = Object.assign(new Error('URL elicitation required'), {
      code: -32042,
      data: { elicitations: [params] },
    });
    const asked = elicitRequiredUrls(element, error);
    await oneEvent(element, 'elicitation-open');
    press(element, 'reject');
    expect((await asked).inputResponses).to.deep.equal({ 'e-1': { action: 'decline' } });
    const other = new Error('no');
    expect(await elicitRequiredUrls(element, other).catch((reason: unknown) => reason)).to.equal(other);
  });
});
