import { expect } from '@open-wc/testing';
import type { ElicitOptions, McpElicitationDialog } from '../../src/element.js';
import { asSent, callWithInputs, elicitationHandler, elicitRequiredUrls } from '../../src/handler.js';
import type { ElicitResult, InputResponses } from '../../src/protocol/types.js';

const request = { method: 'elicitation/create', params: { message: 'Who are you?' } };
/** Until all that is under way has had its turn. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** What a handler does with the element, without the element: each request is settled by the test. */
class Dialog extends EventTarget {
  isConnected = true;
  readonly asked: { payload: unknown; options: ElicitOptions }[] = [];
  readonly completed: unknown[] = [];
  readonly #settlers: ((result: object | Promise<never>) => void)[] = [];

  elicit = (payload: unknown, options: ElicitOptions) => this.#ask<ElicitResult>(payload, options);
  elicitInputs = (payload: unknown, options: ElicitOptions) => this.#ask<InputResponses>(payload, options);

  complete = (done: unknown) => void this.completed.push(done);

  /** As the element, which is all that a handler takes. */
  get element(): McpElicitationDialog {
    return this as unknown as McpElicitationDialog;
  }

  /** Settles the next request that waits. */
  settle(result: object | Promise<never>): void {
    this.#settlers.shift()!(result);
  }

  /** The person does something, be it about this request or another. */
  work(): void {
    this.dispatchEvent(new CustomEvent('elicitation-activity'));
  }

  #ask<Result extends object>(payload: unknown, options: ElicitOptions): Promise<Result> {
    this.asked.push({ payload, options });
    return new Promise((resolve) => this.#settlers.push(resolve as (result: object | Promise<never>) => void));
  }
}

describe('a request handler', () => {
  it('passes the request, who asks, and the signal to the element', async () => {
    const dialog = new Dialog();
    const { signal } = new AbortController();
    const server = { name: 'Acme' };
    const handle = elicitationHandler(dialog.element, { server });
    for (const context of [{ signal }, { mcpReq: { signal } }]) {
      const handled = handle(request, context);
      dialog.settle({ action: 'accept', content: {} });
      expect(await handled).to.deep.equal({ action: 'accept', content: {} });
    }
    const [{ payload, options }, second] = dialog.asked as [(typeof dialog.asked)[0], (typeof dialog.asked)[0]];
    expect(payload).to.equal(request);
    expect(options).to.include({ server, signal });
    expect(second.options).to.include({ server, signal });
  });

  it('finds out who asks when it is asked', () => {
    const dialog = new Dialog();
    let name = 'nobody yet';
    const handle = elicitationHandler(dialog.element, { server: () => ({ name }) });
    name = 'Acme';
    void handle(request);
    expect(dialog.asked[0]?.options.server).to.deep.equal({ name: 'Acme' });
  });

  it('leaves other methods alone', async () => {
    const dialog = new Dialog();
    dialog.isConnected = false;
    const error = await caught(elicitationHandler(dialog.element)({ method: 'roots/list' }));
    expect(error).to.include({ code: -32601, message: 'Method not found' });
    expect(dialog.asked).to.be.empty;
  });

  describe('that is asked for progress', () => {
    const begin = (notify: (notification: unknown) => Promise<unknown>) => {
      const dialog = new Dialog();
      const handled = elicitationHandler(dialog.element)(request, { mcpReq: { notify, _meta: { progressToken: 0 } } });
      return { dialog, handled };
    };

    it('counts what the person does until there is an answer', async () => {
      const sent: unknown[] = [];
      const { dialog, handled } = begin((notification) => Promise.resolve(sent.push(notification)));
      dialog.work();
      dialog.work();
      dialog.settle({ action: 'decline' });
      await handled;
      dialog.work();
      expect(sent).to.deep.equal(
        [1, 2].map((progress) => ({ method: 'notifications/progress', params: { progressToken: 0, progress } })),
      );
    });

    it('stops when the request is withdrawn', async () => {
      const sent: unknown[] = [];
      const { dialog, handled } = begin((notification) => Promise.resolve(sent.push(notification)));
      const reason = new Error('withdrawn');
      dialog.settle(Promise.reject(reason));
      expect(await caught(handled)).to.equal(reason);
      dialog.work();
      expect(sent).to.be.empty;
    });

    for (const [how, notify] of [
      [
        'at once',
        () => {
          throw new Error('there is no connection to send it on');
        },
      ],
      ['later', () => Promise.reject(new Error('the connection is closed'))],
    ] as const) {
      it(`lets the answer pass where that fails ${how}`, async () => {
        const missed: unknown[] = [];
        const miss = (event: PromiseRejectionEvent) => missed.push(event.reason);
        window.addEventListener('unhandledrejection', miss);
        const { dialog, handled } = begin(notify);
        dialog.work();
        dialog.settle({ action: 'decline' });
        expect(await handled).to.deep.equal({ action: 'decline' });
        await turn();
        window.removeEventListener('unhandledrejection', miss);
        expect(missed).to.be.empty;
      });
    }
  });
});

it('a schema for requests as they were sent takes them as they are', () => {
  const params = { message: 'Who are you?', requestedSchema: { pattern: '^x' } };
  expect(asSent.params['~standard'].validate(params)).to.deep.equal({ value: params });
});

describe('the error -32042', () => {
  const required = (elicitations?: unknown) =>
    Object.assign(new Error('URL elicitation required'), { code: -32042, data: { elicitations } });

  it('is asked about as it is', async () => {
    const dialog = new Dialog();
    const error = required([{ mode: 'url' }]);
    const options = { server: { name: 'Acme' } };
    const answered = elicitRequiredUrls(dialog.element, error, options);
    dialog.settle({ inputResponses: {}, unanswered: {} });
    expect(await answered).to.deep.equal({ inputResponses: {}, unanswered: {} });
    expect(dialog.asked).to.deep.equal([{ payload: error, options }]);
  });

  it('is thrown where it names no page, so that nobody calls again and again', async () => {
    const dialog = new Dialog();
    for (const error of [required([]), required(), new Error('no'), null]) {
      expect(await caught(elicitRequiredUrls(dialog.element, error))).to.equal(error);
    }
    expect(dialog.asked).to.be.empty;
  });

  it('is not made up for by an element that is in no page', async () => {
    const dialog = new Dialog();
    dialog.isConnected = false;
    expect(await caught(elicitRequiredUrls(dialog.element, required([{}])))).to.include({ code: -32603 });
  });
});

describe('a call that wants input', () => {
  const wanted = { resultType: 'input_required', inputRequests: { who: request } };
  const who = { action: 'accept', content: {} };

  /** Says one result after another. */
  const calls = (...results: object[]) => {
    const made: object[] = [];
    const call = (inputs: object) => {
      made.push(inputs);
      return Promise.resolve(results[made.length - 1]!);
    };
    return { made, call };
  };
  it('is made once where it has its result', async () => {
    const dialog = new Dialog();
    const { made, call } = calls({ content: [] });
    expect(await callWithInputs(dialog.element, call)).to.deep.equal({ content: [] });
    expect(made).to.deep.equal([{}]);
    expect(dialog.asked).to.be.empty;
  });

  it('is made again with what was answered in the last round', async () => {
    const dialog = new Dialog();
    const { made, call } = calls(wanted, wanted, { content: [] });
    const options = { server: { name: 'Acme' } };
    const result = callWithInputs(dialog.element, call, options);
    await turn();
    dialog.settle({ inputResponses: { who }, requestState: 'one', unanswered: {} });
    await turn();
    dialog.settle({ inputResponses: { who }, unanswered: {} });
    expect(await result).to.deep.equal({ content: [] });
    expect(made).to.deep.equal([
      {},
      { inputResponses: { who }, requestState: 'one' },
      { inputResponses: { who } }, // not with the state of the round before
    ]);
    expect(dialog.asked).to.deep.equal([
      { payload: wanted, options },
      { payload: wanted, options },
    ]);
  });

  it('is made again with nothing but the state, where that is all there is', async () => {
    const dialog = new Dialog();
    const { made, call } = calls({ resultType: 'input_required', requestState: 'busy' }, { content: [] });
    const result = callWithInputs(dialog.element, call);
    await turn();
    dialog.settle({ inputResponses: {}, requestState: 'busy', unanswered: {} });
    await result;
    expect(made[1]).to.deep.equal({ requestState: 'busy' });
  });

  it('is given up where it never has enough, and nobody asked in vain', async () => {
    const dialog = new Dialog();
    const { made, call } = calls(...Array<object>(20).fill(wanted));
    const result = caught(callWithInputs(dialog.element, call));
    for (let round = 0; round < 10; round++) {
      await turn();
      dialog.settle({ inputResponses: { who }, unanswered: {} });
    }
    expect(await result).to.include({ message: 'Input is still required after 10 rounds' });
    expect(made).to.have.length(11);
    expect(dialog.asked).to.have.length(10);
  });

  it('is made again with what the host answers itself', async () => {
    const dialog = new Dialog();
    const { made, call } = calls(wanted, { content: [] });
    const asked: unknown[] = [];
    const result = callWithInputs(dialog.element, call, {
      answer: (unanswered) => {
        asked.push(unanswered);
        return Promise.resolve({ roots: { roots: [] } });
      },
    });
    await turn();
    dialog.settle({ inputResponses: { who }, unanswered: { roots: { method: 'roots/list' } } });
    await result;
    expect(asked).to.deep.equal([{ roots: { method: 'roots/list' } }]);
    expect(made[1]).to.deep.equal({ inputResponses: { who, roots: { roots: [] } } });
  });

  it('is not made again where nobody answers all that it wants', async () => {
    const dialog = new Dialog();
    const { made, call } = calls(wanted);
    const result = caught(callWithInputs(dialog.element, call));
    await turn();
    dialog.settle({ inputResponses: { who }, unanswered: { roots: { method: 'roots/list' } } });
    expect(await result).to.include({
      code: -32603,
      message: 'No answer for the input requests roots: pass the option "answer"',
    });
    expect(made).to.have.length(1);
  });

  it('is not made again once it is given up', async () => {
    const dialog = new Dialog();
    const { made, call } = calls(wanted);
    const controller = new AbortController();
    const result = caught(callWithInputs(dialog.element, call, { signal: controller.signal }));
    await turn();
    controller.abort('no longer needed');
    dialog.settle({ inputResponses: { who }, unanswered: {} });
    expect(await result).to.equal('no longer needed');
    expect(made).to.have.length(1);
  });

  it('is not made again by an element that is in no page', async () => {
    const dialog = new Dialog();
    dialog.isConnected = false;
    const { made, call } = calls(wanted);
    expect(await caught(callWithInputs(dialog.element, call))).to.include({ code: -32603 });
    expect(made).to.have.length(1);
  });
});
