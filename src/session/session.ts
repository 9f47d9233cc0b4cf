import type { ProtocolError } from '../protocol/error.js';
import { equal } from '../protocol/json.js';
import { toResult } from '../protocol/result.js';
import type { Action, Content, ElicitResult, InputResponses, Server } from '../protocol/types.js';
import type { Ask, Source, Step, UrlStep } from './ask.js';
import { keyOf, Limits } from './limits.js';

/** What is shown: a step of a request, the review of its answers, or the wait for a page that was opened. */
export type View =
  | { readonly kind: 'ask'; readonly ask: Ask; readonly step: Step }
  | { readonly kind: 'review'; readonly ask: Ask }
  | { readonly kind: 'wait'; readonly ask: Ask; readonly step: UrlStep };
export type Wait = Extract<View, { kind: 'wait' }>;

/** The end of a request. Each request has exactly one, unless it is withdrawn. */
export type Outcome =
  | { readonly kind: 'result'; readonly ask: Ask; readonly action: Action; readonly result: ElicitResult }
  | { readonly kind: 'responses'; readonly ask: Ask; readonly responses: InputResponses }
  | { readonly kind: 'refused'; readonly ask: Ask; readonly error: ProtocolError };
/** Accompanies the result of a request that was settled without being shown. */
export interface Limited {
  readonly kind: 'limited';
  readonly ask: Ask;
  readonly reason: 'rate' | 'muted';
}

/** The host's settings for new requests. */
export interface Settings extends Source {
  /** Maximum number of requests shown per server and minute. 0 means no limit. */
  readonly rateLimit: number;
  /** Whether answers are reviewed before they are sent. */
  readonly review: boolean;
  /** Returns an error for a well-formed request that must not be shown. */
  readonly objection: ((ask: Ask) => ProtocolError | undefined) | undefined;
}

/** A queue of requests. The first one is shown. */
export class Session {
  readonly #tell: (what: Outcome | Limited) => void;
  readonly #limits = new Limits();
  /** The first is the current one. */
  readonly #asks: Ask[] = [];
  /** Requests that arrived in this task. They are admitted at its end, because hosts set properties in any order. */
  readonly #arrivals = new Set<Ask>();
  /** Pages that were opened. The last one is shown while there is no request. */
  #waits: readonly Wait[] = [];
  /** Withdrawn while it was shown. Kept until the user has acknowledged it. */
  #withdrawn: Ask | undefined;

  constructor(tell: (what: Outcome | Limited) => void) {
    this.#tell = tell;
  }

  get current(): Ask | undefined {
    return this.#asks[0];
  }

  get pending(): number {
    return Math.max(0, this.#asks.length - 1);
  }

  get view(): View | undefined {
    const ask = this.#asks[0];
    if (!ask || this.#arrivals.has(ask)) return this.#waits.at(-1);
    const step = ask.steps[ask.place];
    return step ? { kind: 'ask', ask, step } : { kind: 'review', ask };
  }

  has(payload: unknown): boolean {
    return this.#asks.some((ask) => equal(ask.payload, payload));
  }

  add(ask: Ask): void {
    this.#asks.push(ask);
    this.#arrivals.add(ask);
  }

  /** Sets the server of requests that arrived without one. */
  name(server: Server | undefined): void {
    for (const ask of this.#asks) ask.server ??= server;
  }

  /** Checks new requests against the settings, before they are shown. */
  admit({ server, protocolVersion, rateLimit, review, objection }: Settings, now: number): void {
    for (const ask of this.#arrivals) {
      ask.server ??= server;
      ask.declines ||= protocolVersion !== undefined;
      ask.reviews = review && ask.steps.some((step) => step.mode === 'form' && step.questions.length > 0);
      const error = objection?.(ask);
      if (error) {
        this.#remove(ask);
        this.#tell({ kind: 'refused', ask, error });
        continue;
      }
      const reason = ask.steps.length ? this.#limits.admit(ask.server, rateLimit, now) : undefined;
      if (reason) this.#tell({ kind: 'limited', ask, reason });
      if (reason || !ask.steps.length) this.#finish(ask, reason === 'muted' ? 'reject' : 'cancel');
    }
    this.#arrivals.clear();
  }

  /**
   * Decides a step, or the review if `step` is undefined. Anything but the current one is ignored, so the first decision
   * counts. The last decision settles the request, and so does a dismissal.
   */
  answer(ask: Ask, step: Step | undefined, action: Action, content?: Content): void {
    if (this.#asks[0] !== ask || ask.steps[ask.place] !== step) return;
    if (!step || action === 'cancel') {
      this.#finish(ask, action);
      return;
    }
    ask.results[ask.place] = toResult(action, ask.declines, content);
    if (action === 'accept' && step.mode === 'url') this.#wait(step, ask);
    const last = ask.steps.length;
    const next = ask.isReviewed ? last : ask.place + 1;
    const isReviewDue = ask.reviews && ask.results.some((result) => result?.content);
    if (next === last && !isReviewDue) {
      this.#finish(ask, action);
      return;
    }
    ask.place = next;
    ask.isReviewed ||= next === last;
  }

  /** Goes back to the previous step, or to the given one. */
  back(ask: Ask, place = ask.place - 1): void {
    if (place >= 0) ask.place = place;
  }

  /** Removes a request without a result. */
  withdraw(ask: Ask | undefined = this.#asks[0]): void {
    if (!ask) return;
    const wasOnShow = ask === this.#asks[0] && !this.#arrivals.has(ask);
    if (this.#remove(ask) && wasOnShow) this.#withdrawn = ask;
  }

  /** Whether the user is offered to mute this server. */
  isInsistent(server: Server | undefined): boolean {
    return this.#limits.isInsistent(server);
  }

  /** Rejects the request, all pending requests of its server, and all future ones. */
  mute(ask: Ask): void {
    const { server } = ask;
    this.#limits.mute(server);
    for (const each of this.#asks.filter((other) => keyOf(other.server) === keyOf(server))) {
      if (each !== ask) this.#tell({ kind: 'limited', ask: each, reason: 'muted' });
      this.#finish(each, 'reject');
    }
  }

  unmute(server: Server | undefined): void {
    this.#limits.unmute(server);
  }

  /** Ends the wait for a page by its `elicitationId`, or for all pages of a payload. Anything else is ignored. */
  complete(done: unknown): void {
    this.#waits = this.#waits.filter(({ ask, step }) => step.elicitationId !== done && ask.payload !== done);
  }

  /** Ends the wait for a page because the user says so. */
  leave(done: Wait): void {
    this.#waits = this.#waits.filter((wait) => wait !== done);
  }

  /** A request that was withdrawn while it was shown, until the user {@link acknowledge}s it or answers another one. */
  get withdrawn(): Ask | undefined {
    return this.#withdrawn;
  }

  acknowledge(): void {
    this.#withdrawn = undefined;
  }

  /** Cancels all requests, after the element has left the page. */
  cancelAll(): void {
    this.#waits = [];
    this.#withdrawn = undefined;
    for (const ask of [...this.#asks]) this.#finish(ask, 'cancel');
  }

  #wait(step: UrlStep, ask: Ask): void {
    this.#waits = [...this.#waits.filter((wait) => wait.step !== step), { kind: 'wait', ask, step }];
  }

  #finish(ask: Ask, action: Action): void {
    if (!this.#remove(ask)) return;
    this.#withdrawn = undefined;
    const rest = toResult(action === 'accept' ? 'cancel' : action, ask.declines);
    // Answers that should have been reviewed and were not are not sent.
    const isDropped = (result: ElicitResult) => action !== 'accept' && ask.reviews && result.content;
    const results = ask.results.map((result) => (result && !isDropped(result) ? result : rest));
    if (!ask.inputs) {
      const [result = rest] = results;
      this.#tell({ kind: 'result', ask, action, result });
      return;
    }
    const inputResponses = Object.fromEntries(ask.steps.map(({ key }, i) => [key, results[i]!]));
    this.#tell({ kind: 'responses', ask, responses: { inputResponses, ...ask.inputs } });
  }

  /** Returns false if the request was already settled, for example by a listener of another outcome. */
  #remove(ask: Ask): boolean {
    const index = this.#asks.indexOf(ask);
    this.#arrivals.delete(ask);
    if (index >= 0) this.#asks.splice(index, 1);
    return index >= 0;
  }
}
