import { expect } from '@open-wc/testing';
import type { ElicitResult, InputResponses, McpElicitationDialog } from '../../../src/index.js';
import { native, parts } from '../support.js';
import type { Command, Pace, Pressed, Reaction } from './commands.js';
import { give, type Given } from './payloads.js';

interface Promised {
  readonly given: Given;
  readonly controller: AbortController | undefined;
  readonly outcomes: ({ readonly value: ElicitResult | InputResponses } | { readonly reason: unknown })[];
}

/** Does what a command says to a real element, and listens to all that comes of it. */
export class Driver {
  readonly element: McpElicitationDialog;
  readonly given: Given[] = [];
  readonly promised: Promised[] = [];
  /** What was told of a payload, in its order. */
  readonly results = new Map<Given, (ElicitResult | InputResponses | 'refused')[]>();
  readonly limits = new Map<Given, string>();
  readonly shown: Given[] = [];
  /** Without a result: by null, or by the signal of its promise. */
  readonly withdrawn = new Set<Given>();
  /** A dialog tells that it is closed in its next frame. */
  #closing: Promise<unknown> | undefined;
  /** The servers of one run are no other's: the element remembers how often each asked. */
  readonly #suffix: string;
  readonly #reaction: Reaction;
  #reactions = 0;
  readonly #listening = new AbortController();

  constructor(element: McpElicitationDialog, suffix: string, reaction: Reaction = 'none') {
    this.element = element;
    this.#reaction = reaction;
    this.#suffix = suffix;
    const options = { signal: this.#listening.signal };
    element.addEventListener('elicitation-open', ({ detail }) => this.shown.push(this.#of(detail.request)), options);
    element.addEventListener(
      'elicitation-limit',
      ({ detail }) => {
        const given = this.#of(detail.request);
        expect(this.limits.has(given), 'limited once').to.equal(false);
        this.limits.set(given, detail.reason);
        this.#react();
      },
      options,
    );
    element.addEventListener(
      'elicitation-result',
      ({ detail: { action, result, request, id, response } }) => {
        const given = this.#of(request);
        expect(result.action === 'decline' ? 'reject' : result.action).to.equal(action);
        expect(id).to.equal((given.payload as { id?: number }).id);
        expect(response).to.deep.equal(id === undefined ? undefined : { jsonrpc: '2.0', id, result });
        this.#hear(given, result);
      },
      options,
    );
    element.addEventListener(
      'elicitation-responses',
      ({ detail }) => {
        const { server, ...responses } = detail;
        expect(server === undefined || server.name.endsWith(this.#suffix)).to.equal(true);
        const keys = Object.keys(responses.inputResponses).join();
        const given = this.given.find(({ payload, parts }) =>
          'requestState' in payload
            ? payload.requestState === responses.requestState
            : responses.requestState === undefined && parts.map(({ key }) => key).join() === keys,
        );
        this.#hear(given!, responses);
      },
      options,
    );
    element.addEventListener(
      'elicitation-error',
      ({ detail }) => this.#hear(this.#of(detail.request), 'refused'),
      options,
    );
    this.serve('A');
  }

  /** Asks no more, whatever it hears. */
  calm(): void {
    if (this.#reaction === 'assign') this.#reactions = Infinity;
  }

  /** Hears no more. */
  dispose(): void {
    this.#listening.abort();
  }

  /** The payload that an event carries is the very one that was given. */
  #of(payload: unknown): Given {
    const given = this.given.find((each) => each.payload === payload);
    expect(given, 'the very payload').to.exist;
    return given!;
  }

  #hear(given: Given, what: ElicitResult | InputResponses | 'refused'): void {
    this.results.set(given, [...(this.results.get(given) ?? []), what]);
    this.#react();
  }

  /** At most a few times: one that asks at every outcome would never come to an end. */
  #react(): void {
    const command = {
      none: undefined,
      assign: { do: 'assign', payload: 'confirmation', signal: false },
      withdraw: { do: 'withdraw' },
      cancel: { do: 'cancel' },
      remove: { do: 'remove' },
      complete: { do: 'complete', id: 'e-1' },
      serve: { do: 'serve', name: 'B' },
    } as const satisfies Record<Reaction, Command | undefined>;
    const reaction = command[this.#reaction];
    if (!reaction || this.#reactions >= 4) return;
    this.#reactions++;
    this.do(reaction);
  }

  serve(name: string): void {
    this.element.server = name ? { name: `${name}${this.#suffix}` } : undefined;
  }

  /** Returns what it gave, if it did, or whose signal it aborted. */
  do(command: Command): Given | undefined {
    const { element } = this;
    switch (command.do) {
      case 'assign':
      case 'elicit': {
        const given = give(command.payload);
        this.given.push(given);
        if (command.do === 'assign') element.request = given.payload;
        else this.#elicit(given, command.signal);
        return given;
      }
      case 'press':
        this.#press(command.part, command.twice);
        break;
      case 'abort': {
        const { given, controller } = this.promised[command.which] ?? {};
        if (!given || !controller) break;
        if (!this.results.has(given) && given.kind !== 'bad') this.withdrawn.add(given);
        controller.abort(new Error('timed out'));
        return given;
      }
      case 'repeat': {
        const same = this.#waiting[command.which];
        if (same) element.request = structuredClone(same.payload);
        break;
      }
      case 'serve':
        this.serve(command.name);
        break;
      case 'limit':
        element.rateLimit = command.limit;
        break;
      case 'complete':
        element.complete(command.id);
        break;
      case 'withdraw':
        if (this.#waiting[0]) this.withdrawn.add(this.#waiting[0]);
        element.request = null;
        break;
      case 'cancel':
        element.cancel();
        break;
      case 'close':
        this.#close();
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
      case 'pause':
        break;
    }
    return undefined;
  }

  /** The second press of a script in one task decides nothing more of a request. */
  #press(name: Pressed, twice: boolean): void {
    const [button] = parts(this.element, name);
    const isDecision =
      (name === 'accept' || name === 'reject' || name === 'cancel') && parts(this.element, 'reject').length > 0;
    button?.click();
    if (twice && isDecision) button?.click();
  }

  /** As Escape does. */
  #close(): void {
    const dialog = native(this.element);
    if (!dialog.open) return;
    this.#closing = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    dialog.close();
  }

  #elicit(given: Given, hasSignal: boolean): void {
    const { element } = this;
    const controller = hasSignal ? new AbortController() : undefined;
    const promised: Promised = { given, controller, outcomes: [] };
    this.promised.push(promised);
    const options = controller ? { signal: controller.signal } : {};
    const asked: Promise<ElicitResult | InputResponses> = given.isInputs
      ? element.elicitInputs(given.payload, options)
      : element.elicit(given.payload, options);
    asked.then(
      (value) => promised.outcomes.push({ value }),
      (reason: unknown) => promised.outcomes.push({ reason }),
    );
  }

  /** The first is on show, or about to be. */
  get #waiting(): readonly Given[] {
    return this.given.filter((each) => each.kind !== 'bad' && !this.results.has(each) && !this.withdrawn.has(each));
  }

  /** Until all that is under way is over, and the dialog is as it should be; or it will not be. */
  async rest(isAsExpected: () => boolean): Promise<void> {
    await this.#closing;
    this.#closing = undefined;
    for (let tasks = 0; tasks < 3 || (tasks < 300 && !isAsExpected()); tasks++) await pause('task');
  }

  /** Every promise settles once, and with what the event told. */
  checkPromises(): void {
    for (const { given, outcomes } of this.promised) {
      const told = this.results.get(given)?.[0];
      const what = JSON.stringify(given.payload);
      if (!told && !this.withdrawn.has(given)) {
        expect(outcomes, what).to.deep.equal([]);
        continue;
      }
      expect(outcomes.length, `its promise settles once: ${what}`).to.equal(1);
      const [outcome] = outcomes;
      if (!told) expect(outcome, what).to.have.property('reason');
      else if (told === 'refused') expect(outcome, what).to.have.nested.property('reason.name', 'ProtocolError');
      else expect(outcome, what).to.deep.equal({ value: told });
    }
  }
}

/** Lets something pass that is no time. */
export async function pause(pace: Pace): Promise<void> {
  switch (pace) {
    case 'microtasks':
      for (let i = 0; i < 8; i++) await Promise.resolve();
      break;
    case 'task':
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
      break;
    case 'frame':
      await new Promise(requestAnimationFrame);
  }
}
