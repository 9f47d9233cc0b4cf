import type { Pressed } from './commands.js';
import type { Given, Part } from './payloads.js';

/** What a host hears of a payload: the action of each of its elicitations by key; or that it was refused. */
export type Heard = Readonly<Record<string, string>> | 'refused';

interface Ask {
  readonly given: Given;
  server: string;
  place: number;
  readonly actions: (string | undefined)[];
}

/**
 * What the element should do, in the plainest words: one list of requests, one of pages that are waited for. It knows
 * only what the contract says, and a time within one minute.
 */
export class Oracle {
  readonly heard = new Map<Given, Heard>();
  readonly limited = new Map<Given, string>();
  readonly withdrawn = new Set<Given>();
  queue: Ask[] = [];
  isConnected = true;
  server: string;
  limit = 0;
  #waits: Part[] = [];
  readonly #counts = new Map<string, number>();
  readonly #muted = new Set<string>();
  #arrivals: Ask[] = [];

  constructor(server: string) {
    this.server = server;
  }

  /** The elicitation on show. */
  get shown(): { readonly ask: Ask; readonly part: Part } | undefined {
    const [ask] = this.queue;
    return this.isConnected && ask ? { ask, part: ask.given.parts[ask.place]! } : undefined;
  }

  /** The page that is waited for on show. */
  get waiting(): Part | undefined {
    return this.isConnected && !this.queue.length ? this.#waits.at(-1) : undefined;
  }

  /** What can be pressed. */
  get buttons(): readonly Pressed[] {
    const { shown, waiting } = this;
    if (waiting) return ['cancel', 'finished'];
    if (!shown) return [];
    const { ask } = shown;
    const isInsistent = (this.#counts.get(ask.server) ?? 0) >= 3;
    return [
      'accept',
      'reject',
      'cancel',
      ...(ask.place ? ['back' as const] : []),
      ...(isInsistent ? ['stop' as const] : []),
    ];
  }

  give(given: Given): void {
    if (given.kind === 'bad') {
      this.heard.set(given, 'refused');
      return;
    }
    const ask: Ask = { given, server: this.server, place: 0, actions: given.parts.map(() => undefined) };
    this.queue.push(ask);
    this.#arrivals.push(ask);
    this.#admit();
  }

  serve(name: string): void {
    this.server = name;
    for (const ask of this.queue) ask.server ||= name;
  }

  press(part: Pressed): void {
    if (!this.buttons.includes(part)) return;
    const { shown } = this;
    if (!shown) {
      this.#waits.pop();
      return;
    }
    const { ask, part: step } = shown;
    switch (part) {
      case 'cancel':
        this.#settle(ask, 'cancel');
        break;
      case 'back':
        ask.place--;
        break;
      case 'stop':
        this.#muted.add(ask.server);
        for (const each of this.queue.filter(({ server }) => server === ask.server)) {
          if (each !== ask) this.limited.set(each.given, 'muted');
          this.#settle(each, 'reject');
        }
        break;
      default:
        ask.actions[ask.place] = part;
        if (part === 'accept' && step.elicitationId)
          this.#waits = [...this.#waits.filter((wait) => wait !== step), step];
        if (ask.place + 1 === ask.actions.length) this.#settle(ask, part);
        else ask.place++;
    }
  }

  /** By the close button, Escape, or the host. */
  dismiss(): void {
    this.press('cancel');
  }

  withdraw(given: Given | undefined = this.queue[0]?.given): void {
    if (given && this.#take(given)) this.withdrawn.add(given);
  }

  complete(id: string): void {
    this.#waits = this.#waits.filter(({ elicitationId }) => elicitationId !== id);
  }

  remove(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.#waits = [];
    for (const ask of this.queue) this.#settle(ask, 'cancel');
  }

  insert(): void {
    this.isConnected = true;
    this.#admit();
  }

  /** What has come is shown, or is one too many, once somebody can see it. */
  #admit(): void {
    if (!this.isConnected) return;
    for (const ask of this.#arrivals.filter((each) => this.queue.includes(each))) {
      ask.server ||= this.server;
      const count = this.#counts.get(ask.server) ?? 0;
      if (!ask.actions.length) this.#settle(ask, 'cancel');
      else if (this.#muted.has(ask.server)) this.#limit(ask, 'muted', 'reject');
      else if (this.limit && count >= this.limit) this.#limit(ask, 'rate', 'cancel');
      else this.#counts.set(ask.server, count + 1);
    }
    this.#arrivals = [];
  }

  #limit(ask: Ask, reason: string, action: string): void {
    this.limited.set(ask.given, reason);
    this.#settle(ask, action);
  }

  #settle({ given, actions }: Ask, action: string): void {
    this.#take(given);
    this.heard.set(given, Object.fromEntries(given.parts.map(({ key }, i) => [key, actions[i] ?? action])));
  }

  #take(given: Given): boolean {
    const { length } = this.queue;
    this.queue = this.queue.filter((ask) => ask.given !== given);
    return this.queue.length < length;
  }
}
