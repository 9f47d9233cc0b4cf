import type { ProtocolError } from '../protocol/error.js';
import { equal } from '../protocol/json.js';
import { toResult } from '../protocol/result.js';
import type { Action, Content, ElicitResult, InputResponses, Server } from '../protocol/types.js';
import type { Ask, Source, Step, UrlStep } from './ask.js';
import { keyOf, Limits } from './limits.js';

/** What is on show: a step of a request, all its answers, or a page that was opened and is waited for. */
export type View =
  | { readonly kind: 'ask'; readonly ask: Ask; readonly step: Step }
  | { readonly kind: 'review'; readonly ask: Ask }
  | { readonly kind: 'wait'; readonly ask: Ask; readonly step: UrlStep };
export type Wait = Extract<View, { kind: 'wait' }>;

/** What became of a request; each has one, unless it was withdrawn. */
export type Outcome =
  | { readonly kind: 'result'; readonly ask: Ask; readonly action: Action; readonly result: ElicitResult }
  | { readonly kind: 'responses'; readonly ask: Ask; readonly responses: InputResponses }
  | { readonly kind: 'refused'; readonly ask: Ask; readonly error: ProtocolError };
/** Beside the result of a request that was settled without asking. */
export interface Limited {
  readonly kind: 'limited';
  readonly ask: Ask;
  readonly reason: 'rate' | 'muted';
}

/** What the host wants of requests that come now. */
export interface Settings extends Source {
  /** Requests shown per server and minute; 0 is no limit. */
  readonly rateLimit: number;
  /** Are answers looked at once more before they are sent? */
  readonly review: boolean;
  /** Why a request must not be shown, whatever its shape. */
  readonly objection: ((ask: Ask) => ProtocolError | undefined) | undefined;
}

/** Several requests over time: one is on show, the others wait for it in the order they came. */
export class Session {
  readonly #tell: (what: Outcome | Limited) => void;
  readonly #limits = new Limits();
  /** The first is on show. */
  readonly #asks: Ask[] = [];
  /** Came in this task: hosts set who asks, and the limits, in any order. */
  readonly #arrivals = new Set<Ask>();
  /** On show, the last first, while nothing is asked. */
  #waits: readonly Wait[] = [];
  /** Withdrawn while it was on show, and the person has not been seen to know. */
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

  /** Who asks, for requests that came without a word of it. */
  name(server: Server | undefined): void {
    for (const ask of this.#asks) ask.server ??= server;
  }

  /** Looks at what has come, before any of it is shown. */
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
   * Decides the step on show, or the review where that is on show, and nothing else: the first decision counts. The last
   * one, or a dismissal, settles the request.
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

  /** Goes to the step before, or to another. */
  back(ask: Ask, place = ask.place - 1): void {
    if (place >= 0) ask.place = place;
  }

  /** Nobody waits for the request any longer: it goes without a result. */
  withdraw(ask: Ask | undefined = this.#asks[0]): void {
    if (!ask) return;
    const wasOnShow = ask === this.#asks[0] && !this.#arrivals.has(ask);
    if (this.#remove(ask) && wasOnShow) this.#withdrawn = ask;
  }

  /** Is this server to be offered to stop? */
  isInsistent(server: Server | undefined): boolean {
    return this.#limits.isInsistent(server);
  }

  /** Refuses the request on show, those of its server that wait, and all that it will send. */
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

  /**
   * A page that was opened has done its part, or those of a whole payload have. What nobody waits for is no one's
   * business.
   */
  complete(done: unknown): void {
    this.#waits = this.#waits.filter(({ ask, step }) => step.elicitationId !== done && ask.payload !== done);
  }

  /** The person is done with a page that is waited for. */
  leave(done: Wait): void {
    this.#waits = this.#waits.filter((wait) => wait !== done);
  }

  /** The request that was withdrawn under the person's eyes, until they {@link acknowledge} it or answer the next. */
  get withdrawn(): Ask | undefined {
    return this.#withdrawn;
  }

  acknowledge(): void {
    this.#withdrawn = undefined;
  }

  /** Nobody is there to answer any more. */
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
    // What was to be reviewed, and was not, is not sent.
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

  /** False where it was settled before: a host may act on the outcome of another. */
  #remove(ask: Ask): boolean {
    const index = this.#asks.indexOf(ask);
    this.#arrivals.delete(ask);
    if (index >= 0) this.#asks.splice(index, 1);
    return index >= 0;
  }
}
