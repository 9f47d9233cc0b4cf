import { expect, fixtureCleanup, waitUntil } from '@open-wc/testing';
import * as fc from 'fast-check';
import '../../src/index.js';
import { parts } from './support.js';

/**
 * Whatever the order of clicks, aborts, removals and assignments: every request settles exactly once, or is withdrawn and
 * does not settle at all.
 */

type Command =
  | { readonly do: 'assign' | 'elicit'; readonly payload: 'form' | 'confirmation' | 'url' | 'inputs' | 'bad' }
  | { readonly do: 'press'; readonly part: 'accept' | 'reject' | 'cancel' | 'back' | 'finished' | 'stop' }
  | { readonly do: 'abort'; readonly which: number }
  | { readonly do: 'repeat' | 'withdraw' | 'cancel' | 'close' | 'remove' | 'insert' | 'move' | 'complete' | 'wait' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('assign' as const, 'elicit' as const),
      payload: fc.constantFrom(
        'form' as const,
        'confirmation' as const,
        'url' as const,
        'inputs' as const,
        'bad' as const,
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      part: fc.constantFrom(
        'accept' as const,
        'reject' as const,
        'cancel' as const,
        'back' as const,
        'finished' as const,
        'stop' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abort' as const), which: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'repeat' as const,
        'withdraw' as const,
        'cancel' as const,
        'close' as const,
        'remove' as const,
        'insert' as const,
        'move' as const,
        'complete' as const,
        'wait' as const,
      ),
    }),
  },
);

let serial = 0;
const entry = (params: object) => ({ method: 'elicitation/create', params });
/** Each payload is another: equal ones are not asked twice. */
const payloads = {
  form: () => ({ message: `Form ${++serial}`, requestedSchema: { properties: { name: { type: 'string' } } } }),
  confirmation: () => ({ message: `Confirmation ${++serial}`, requestedSchema: {} }),
  url: () => ({ mode: 'url', elicitationId: 'e', message: `Page ${++serial}`, url: 'https://example.com/' }),
  inputs: () => ({
    resultType: 'input_required',
    inputRequests: { a: entry({ message: `Step ${++serial}`, requestedSchema: {} }), b: entry(payloads.form()) },
  }),
  bad: () => ({ message: `Bad ${++serial}` }),
};

const isBad = (payload: object) => 'message' in payload && String(payload.message).startsWith('Bad');

/** What became of the payloads that were given in one run. */
class Run {
  readonly element = document.createElement('mcp-elicitation-dialog');
  readonly given: object[] = [];
  readonly settled = new Map<unknown, number>();
  readonly shown: unknown[] = [];
  readonly promises: { readonly payload: object; readonly controller: AbortController; state: string }[] = [];
  /** Those that may go without a result. */
  readonly withdrawn = new Set<unknown>();

  constructor() {
    const { element } = this;
    element.rateLimit = 0;
    element.server = { name: 'Model' };
    const count = (request: unknown) => this.settled.set(request, (this.settled.get(request) ?? 0) + 1);
    element.addEventListener('elicitation-open', ({ detail }) => this.shown.push(detail.request));
    element.addEventListener('elicitation-result', ({ detail }) => count(detail.request));
    element.addEventListener('elicitation-error', ({ detail }) => count(detail.request));
    element.addEventListener('elicitation-responses', ({ detail }) => {
      const message = Object.keys(detail.inputResponses).join();
      expect(message).to.equal('a,b');
      count(this.#firstInputs);
    });
    document.body.append(element);
  }

  /** Of the input-required payloads, the first that is not settled: events have no payload, but come in order. */
  get #firstInputs(): unknown {
    return this.given.find(
      (payload) => 'inputRequests' in payload && !this.settled.has(payload) && !this.withdrawn.has(payload),
    );
  }

  do(step: Command): void {
    const { element } = this;
    switch (step.do) {
      case 'assign':
        element.request = this.#give(step.payload);
        break;
      case 'elicit': {
        const controller = new AbortController();
        const payload = this.#give(step.payload);
        const asked = { payload, controller, state: 'pending' };
        this.promises.push(asked);
        const ask = step.payload === 'inputs' ? element.elicitInputs.bind(element) : element.elicit.bind(element);
        ask(payload, { signal: controller.signal }).then(
          () => (asked.state += ' resolved'),
          () => (asked.state += ' rejected'),
        );
        break;
      }
      case 'press':
        parts(element, step.part)[0]?.click();
        break;
      case 'abort': {
        const asked = this.promises[step.which];
        if (!asked) break;
        if (!this.settled.has(asked.payload) && !isBad(asked.payload)) this.withdrawn.add(asked.payload);
        asked.controller.abort();
        break;
      }
      case 'repeat':
        if (element.request) element.request = structuredClone(element.request);
        break;
      case 'withdraw':
        if (element.request) this.withdrawn.add(element.request);
        element.request = null;
        break;
      case 'cancel':
        element.cancel();
        break;
      case 'close':
        element.shadowRoot!.querySelector('dialog')!.close();
        break;
      case 'remove':
        element.remove();
        break;
      case 'insert':
        if (!element.isConnected) document.body.append(element);
        break;
      case 'move':
        if (element.isConnected) document.body.prepend(element);
        break;
      case 'complete':
        element.complete('e');
        break;
      case 'wait':
        break;
    }
  }

  #give(kind: keyof typeof payloads): object {
    const payload = payloads[kind]();
    this.given.push(payload);
    return payload;
  }

  /** What was closed is told of, and what is asked is on show: URL mode has something to load, once for each element. */
  async rest(): Promise<void> {
    const { element } = this;
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    await turn();
    await waitUntil(() => !element.open || dialog.open, 'what is asked is on show');
  }

  /** What holds whenever nothing is under way. */
  check(): void {
    const { element } = this;
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    for (const [payload, times] of this.settled) expect(times, JSON.stringify(payload)).to.equal(1);
    for (const payload of this.withdrawn) expect(this.settled.has(payload), JSON.stringify(payload)).to.equal(false);
    const waiting = this.given.filter((payload) => !this.settled.has(payload) && !this.withdrawn.has(payload));
    expect(element.request, 'the first that waits is on show').to.equal(waiting[0] ?? null);
    expect(element.pending).to.equal(Math.max(0, waiting.length - 1));
    expect(element.open).to.equal(element.isConnected && waiting.length > 0);
    for (const name of ['accept', 'reject', 'cancel']) expect(parts(element, name).length).to.be.lessThan(2);
    if (!dialog.open) expect(dialog.textContent.trim()).to.equal('');
    const order = this.shown.map((payload) => this.given.indexOf(payload as object));
    expect(order, 'first come, first shown').to.deep.equal([...order].sort((a, b) => a - b));
  }

  /** The end of a run: nobody is left without an answer. */
  async end(): Promise<void> {
    // What came while the element was in no page waits for it to come back.
    document.body.append(this.element);
    await this.rest();
    this.check();
    this.element.remove();
    await this.rest();
    this.check();
    expect(this.element.request).to.equal(null);
    for (const { state, payload } of this.promises) {
      const expected = this.withdrawn.has(payload) || isBad(payload);
      expect(state, JSON.stringify(payload)).to.equal(expected ? 'pending rejected' : 'pending resolved');
    }
  }
}

/** Some tasks, among which the event of a dialog that was closed comes. */
async function turn(): Promise<void> {
  for (let tasks = 0; tasks < 3; tasks++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  }
}

describe('any sequence of what hosts, servers and people do', () => {
  const errors: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    errors.push(String('reason' in event ? event.reason : event.message));
  const { open } = window;

  before(async () => {
    window.open = () => null;
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
    // Loaded before the first run: a run does not wait for the network.
    await Promise.all([
      import('../../src/view/consent.js'),
      import('../../src/view/problems.js'),
      import('../../src/answers/answer.js'),
    ]);
  });
  after(() => {
    window.open = open;
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
    fixtureCleanup();
  });

  it('settles every request exactly once, or withdraws it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (steps) => {
        const run = new Run();
        for (const step of steps) {
          run.do(step);
          await run.rest();
          run.check();
        }
        await run.end();
        expect(errors).to.deep.equal([]);
      }),
      { numRuns: 500, includeErrorInReport: true },
    );
  }).timeout(120_000);

  it('also when all of it comes in one task', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 14 }), async (steps) => {
        const run = new Run();
        for (const step of steps) run.do(step);
        await run.rest();
        run.check();
        await run.end();
        expect(errors).to.deep.equal([]);
      }),
      { numRuns: 600, includeErrorInReport: true },
    );
  }).timeout(120_000);
});
