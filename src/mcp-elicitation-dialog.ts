import {
  ElicitationActivityEvent,
  ElicitationErrorEvent,
  ElicitationLimitEvent,
  ElicitationOpenEvent,
  ElicitationResponsesEvent,
  ElicitationResultEvent,
} from './events.js';
import type { Words } from './locales/words.js';
import { ProtocolError } from './protocol/error.js';
import { idOf, invalidRequest } from './protocol/payload.js';
import { toErrorResponse, toResponse } from './protocol/result.js';
import type { ElicitResult, InputResponses, Server } from './protocol/types.js';
import { readAsk, type Ask } from './session/ask.js';
import { Session, type Limited, type Outcome } from './session/session.js';
import { loaded } from './view/lazy.js';
import { Stage } from './view/stage.js';
import type { ClosedBy, Presentation } from './view/surface.js';

/** Importing this on a server, where there are no elements, does nothing. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Milliseconds between two words of a person's activity. */
const ACTIVITY_INTERVAL = 5000;
const RATE_LIMIT = 10;

/** How {@link McpElicitationDialog.elicit} asks. */
export interface ElicitOptions {
  /** Who asks; else the element's `server`. */
  readonly server?: Server | undefined;
  /** The negotiated MCP version; else the element's `protocolVersion`. */
  readonly protocolVersion?: string | undefined;
  /** Withdraws the request. */
  readonly signal?: AbortSignal | undefined;
}

/** Whoever waits for what becomes of a request. */
interface Waiter {
  readonly resolve: (result: ElicitResult | InputResponses) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks a person what a Model Context Protocol server wants to know (`elicitation/create`), and emits the answer,
 * spelled as the protocol wants it.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 *
 * @tag mcp-elicitation-dialog
 *
 * @event {ElicitationOpenEvent} elicitation-open - A request is on show.
 * @event {ElicitationResultEvent} elicitation-result - A request is settled; exactly one for each that was shown.
 * @event {ElicitationResponsesEvent} elicitation-responses - All steps of an input-required result are settled.
 * @event {ElicitationErrorEvent} elicitation-error - A payload was refused, with a JSON-RPC error to send back.
 * @event {ElicitationLimitEvent} elicitation-limit - A request was settled without asking: too many came, or the server is muted.
 * @event {ElicitationActivityEvent} elicitation-activity - The person works on it; at most every five seconds.
 *
 * @cssstate open - Something is on show.
 * @cssstate invalid - The form on show has a problem.
 * @cssstate busy - A request has come, and what shows it is still loaded.
 *
 * @csspart dialog - The native dialog, with its backdrop.
 * @csspart header - Who asks, for what, and the close button.
 * @csspart server - The server's name and origin, as the host knows them.
 * @csspart message - The server's message.
 * @csspart form - The form around message, fields and footer.
 * @csspart field - One question; `field invalid` while its answer has a problem.
 * @csspart label - The name of a question.
 * @csspart hint - Its description, its limits, and whether it is optional.
 * @csspart error - What is wrong with its answer.
 * @csspart control - The native control.
 * @csspart option - One option of a group, with its label, or of a list that is searched.
 * @csspart clear - A button that takes back a choice.
 * @csspart warning - What a person should know before answering: a credential, a suspicious address.
 * @csspart url - The address of a page to open.
 * @csspart progress - Which of several steps is on show.
 * @csspart summary - The list of problems after a failed submission.
 * @csspart review - The answers, before they are sent.
 * @csspart answer - One of them.
 * @csspart change - Goes back to change it.
 * @csspart notice - Word of a withdrawal, or of answers that can be taken over.
 * @csspart restore - Takes them over.
 * @csspart footer - The row of decisions.
 * @csspart accept - Sends the answers.
 * @csspart reject - Refuses.
 * @csspart cancel - Dismisses without deciding.
 * @csspart back - Goes to the step before.
 * @csspart stop - Mutes a server that asks again and again.
 *
 * @cssproperty [--elicitation-font=inherit] - Font family.
 * @cssproperty [--elicitation-font-size=15px] - Size of the text.
 * @cssproperty [--elicitation-width=30rem] - Widest the dialog gets.
 * @cssproperty [--elicitation-radius=16px] - Corners of the dialog.
 * @cssproperty [--elicitation-control-radius=10px] - Corners of controls and buttons.
 * @cssproperty [--elicitation-space=20px] - The space between things; the rest follows from it.
 * @cssproperty [--elicitation-surface] - Background.
 * @cssproperty [--elicitation-text] - Text.
 * @cssproperty [--elicitation-muted] - Text of less weight.
 * @cssproperty [--elicitation-line] - Lines between things.
 * @cssproperty [--elicitation-control-line] - Borders of controls.
 * @cssproperty [--elicitation-control-surface] - Background of controls.
 * @cssproperty [--elicitation-accent] - The accept button, what is chosen, focus.
 * @cssproperty [--elicitation-on-accent] - Text on the accent.
 * @cssproperty [--elicitation-soft] - Background of what is chosen, and of the monogram.
 * @cssproperty [--elicitation-danger] - Problems.
 * @cssproperty [--elicitation-danger-soft] - Background of the problems.
 * @cssproperty [--elicitation-warn] - Warnings.
 * @cssproperty [--elicitation-warn-soft] - Background of the warnings.
 * @cssproperty [--elicitation-shadow] - Shadow of the dialog.
 * @cssproperty [--elicitation-backdrop] - Colour over the page behind.
 */
export class McpElicitationDialog extends Base {
  static readonly observedAttributes = [
    'request',
    'server-name',
    'protocol-version',
    'presentation',
    'closed-by',
    'review',
    'secrets',
    'rate-limit',
  ];

  #server: Server | undefined;
  #strings: Words | undefined;
  readonly #session = new Session((what) => this.#tell(what));
  readonly #stage = new Stage(this, this.#session, {
    changed: () => this.#update(),
    active: () => this.#active(),
  });
  readonly #states = this.attachInternals().states;
  readonly #waiters = new Map<Ask, Waiter>();
  /** To be told at the end of the task: a host may yet add its listeners. */
  readonly #refusals: ElicitationErrorEvent[] = [];
  #announced: Ask | undefined;
  #activeAt = -Infinity;
  #isUpdating = false;

  /** Registers the element, unless the tag is taken: a page may load it twice. */
  static define(tag = 'mcp-elicitation-dialog', registry: CustomElementRegistry = customElements): void {
    if (registry.get(tag)) return;
    // A class can have one tag only.
    registry.define(tag, registry.getName?.(this) ? class extends this {} : this);
  }

  /**
   * The request on show, or null. Assigning a payload shows it, or lets it wait for those before it; one that equals
   * the one on show or a waiting one does nothing. Null withdraws the one on show: no result is emitted for it.
   * Takes the JSON-RPC request `elicitation/create`, its bare `params`, an entry of `inputRequests`, an input-required
   * result or a -32042 error, these two bare or in their response; also as JSON.
   */
  get request(): unknown {
    return this.#session.current?.payload ?? null;
  }

  set request(payload: unknown) {
    if (payload === null || payload === undefined) this.#withdraw(this.#session.current, abortError());
    else if (!this.#session.has(payload)) this.#add(payload, {});
  }

  /** Asks, and waits for the result. Always asks: equal payloads are never merged. */
  elicit(payload: unknown, options: ElicitOptions = {}): Promise<ElicitResult> {
    return this.#elicit(payload, options, false) as Promise<ElicitResult>;
  }

  /** Asks for all that an input-required result (or a -32042 error) wants, and waits for the responses. */
  elicitInputs(payload: unknown, options: ElicitOptions = {}): Promise<InputResponses> {
    return this.#elicit(payload, options, true) as Promise<InputResponses>;
  }

  /** Who asks, as the host knows it. A request keeps the server that was set when it came. */
  get server(): Server | undefined {
    return this.#server;
  }

  set server(server: Server | undefined) {
    this.#server = server ?? undefined;
    this.#session.name(this.#server);
    this.#update();
  }

  /** Shorthand for the name of {@link server}. */
  get serverName(): string {
    return this.#server?.name ?? '';
  }

  set serverName(name: string | null) {
    this.server = name ? { ...this.#server, name } : undefined;
  }

  /** The negotiated MCP version, such as `2025-11-25`. Set it, and a refusal is sent as `decline`; unset, as `reject`. */
  get protocolVersion(): string | undefined {
    return this.getAttribute('protocol-version') ?? undefined;
  }

  set protocolVersion(version: string | undefined) {
    setAttribute(this, 'protocol-version', version);
  }

  /** A modal dialog (`dialog`), or the same in the page's flow (`inline`), for a chat transcript. */
  get presentation(): Presentation {
    return this.getAttribute('presentation') === 'inline' ? 'inline' : 'dialog';
  }

  set presentation(presentation: Presentation | undefined) {
    setAttribute(this, 'presentation', presentation);
  }

  /** What dismisses the dialog besides its close button: Escape and the backdrop (`any`), Escape, or nothing. */
  get closedBy(): ClosedBy {
    const value = this.getAttribute('closed-by');
    return value === 'none' || value === 'closerequest' ? value : 'any';
  }

  set closedBy(closedBy: ClosedBy | undefined) {
    setAttribute(this, 'closed-by', closedBy);
  }

  /** Adds a step before sending: all answers once more, each with a way back to change it. */
  get review(): boolean {
    return this.hasAttribute('review');
  }

  set review(review: boolean) {
    this.toggleAttribute('review', review);
  }

  /** What becomes of a form that asks for credentials: it carries a warning, or is refused. */
  get secrets(): 'warn' | 'refuse' {
    return this.getAttribute('secrets') === 'refuse' ? 'refuse' : 'warn';
  }

  set secrets(secrets: 'warn' | 'refuse' | undefined) {
    setAttribute(this, 'secrets', secrets);
  }

  /** Requests shown per server and minute; those beyond are settled as `cancel`. 0 is no limit. */
  get rateLimit(): number {
    const limit = this.getAttribute('rate-limit');
    return limit && Number(limit) >= 0 ? Number(limit) : RATE_LIMIT;
  }

  set rateLimit(limit: number | undefined) {
    setAttribute(this, 'rate-limit', limit);
  }

  /** Words to use instead of the built-in ones. */
  get strings(): Words | undefined {
    return this.#strings;
  }

  set strings(strings: Words | undefined) {
    this.#strings = strings;
    this.#update();
  }

  /** Is a request on show? Reflected as an attribute. */
  get open(): boolean {
    return this.isConnected && this.#session.current !== undefined;
  }

  /** How many requests wait behind the one on show. */
  get pending(): number {
    return this.#session.pending;
  }

  /** Dismisses the request on show, as its close button does. */
  cancel(): void {
    this.#stage.dismiss();
  }

  /**
   * A page that was opened has done its part (`notifications/elicitation/complete`). Unknown ids are ignored. Since
   * 2026-07-28 pages have no id: then it takes the payload that named them.
   */
  complete(elicitationId: string | object): void {
    this.#session.complete(elicitationId);
    this.#update();
  }

  /** Lets a server ask again that was told to stop. */
  unmute(server: Server): void {
    this.#session.unmute(server);
  }

  /** @internal */
  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    upgrade(this); // or what hides the accessors is written over
    if (name === 'request') this.request = value;
    else if (name === 'server-name') this.serverName = value;
    else this.#update();
  }

  /** @internal */
  connectedCallback(): void {
    upgrade(this);
    this.#stage.connect();
    this.#update();
  }

  /** @internal */
  adoptedCallback(): void {
    this.#stage.adopt();
  }

  /** @internal */
  disconnectedCallback(): void {
    // A dialog that is moved in the page is back in the same task; one that was removed can be answered by nobody.
    queueMicrotask(() => {
      if (!this.isConnected) this.#session.cancelAll();
      this.#update();
    });
  }

  /** All that was set in one task is shown at its end. */
  #update(): void {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      this.#render();
    });
  }

  #render(): void {
    const { server, protocolVersion, rateLimit, review, secrets, isConnected } = this;
    const objection = secrets === 'refuse' ? loaded.form?.objection : undefined;
    // What is to be refused must be known before anything is shown.
    if (isConnected && (secrets === 'warn' || objection)) {
      this.#session.admit({ server, protocolVersion, rateLimit, review, objection }, performance.now());
    }
    const view = this.#stage.show();
    const ask = view?.kind === 'ask' ? view.ask : undefined;
    if (ask && ask !== this.#announced) {
      this.#announced = ask;
      this.dispatchEvent(new ElicitationOpenEvent(about(ask)));
    }
    for (const refusal of this.#refusals.splice(0)) this.dispatchEvent(refusal);
    this.toggleAttribute('open', this.open);
    this.#toggle('open', view !== undefined);
    this.#toggle('busy', this.#stage.isBusy);
    this.#toggle('invalid', this.#stage.isInvalid);
  }

  #toggle(state: string, isOn: boolean): void {
    if (isOn) this.#states.add(state);
    else this.#states.delete(state);
  }

  #add(payload: unknown, options: ElicitOptions, wantsInputs?: boolean): Ask | ProtocolError {
    const { server = this.#server, protocolVersion = this.protocolVersion } = options;
    let ask = readAsk(payload, { server, protocolVersion });
    if (!(ask instanceof ProtocolError) && wantsInputs === !ask.inputs) {
      ask = invalidRequest(`use ${wantsInputs ? 'elicit' : 'elicitInputs'}()`);
    }
    if (ask instanceof ProtocolError) {
      this.#refuse(payload, ask);
    } else {
      this.#session.add(ask);
      this.#update();
    }
    return ask;
  }

  async #elicit(
    payload: unknown,
    options: ElicitOptions,
    wantsInputs: boolean,
  ): Promise<ElicitResult | InputResponses> {
    const { signal } = options;
    signal?.throwIfAborted();
    const ask = this.#add(payload, options, wantsInputs);
    if (ask instanceof ProtocolError) throw ask;
    const withdraw = () => this.#withdraw(ask, signal?.reason);
    signal?.addEventListener('abort', withdraw, { once: true });
    try {
      return await new Promise((resolve, reject) => this.#waiters.set(ask, { resolve, reject }));
    } finally {
      signal?.removeEventListener('abort', withdraw);
    }
  }

  #withdraw(ask: Ask | undefined, reason: unknown): void {
    if (!ask) return;
    this.#session.withdraw(ask);
    this.#settled(ask)?.reject(reason);
    this.#update();
  }

  #refuse(request: unknown, refused: ProtocolError): void {
    const error = refused.toJSON();
    const id = idOf(request);
    this.#refusals.push(
      new ElicitationErrorEvent({ error, ...(id !== undefined && { response: toErrorResponse(id, error) }), request }),
    );
    this.#update();
  }

  #settled(ask: Ask): Waiter | undefined {
    const waiter = this.#waiters.get(ask);
    this.#waiters.delete(ask);
    return waiter;
  }

  /** Tells the host, and whoever waits, what became of a request. */
  #tell(what: Outcome | Limited): void {
    const { ask } = what;
    if (!this.#session.view) this.#stage.close(); // before the host hears of it, and may move focus
    this.#update();
    switch (what.kind) {
      case 'result': {
        const { action, result } = what;
        const { id } = ask;
        const answer = id === undefined ? {} : { id, response: toResponse(id, result) };
        this.#settled(ask)?.resolve(result);
        this.dispatchEvent(new ElicitationResultEvent({ action, result, ...answer, ...about(ask) }));
        break;
      }
      case 'responses': {
        const { server } = ask;
        this.#settled(ask)?.resolve(what.responses);
        this.dispatchEvent(new ElicitationResponsesEvent({ ...what.responses, ...(server && { server }) }));
        break;
      }
      case 'refused':
        this.#settled(ask)?.reject(what.error);
        this.#refuse(ask.payload, what.error);
        break;
      case 'limited':
        this.dispatchEvent(new ElicitationLimitEvent({ reason: what.reason, ...about(ask) }));
        break;
    }
  }

  #active(): void {
    const now = performance.now();
    const ask = this.#session.current;
    if (!ask || now - this.#activeAt < ACTIVITY_INTERVAL) return;
    this.#activeAt = now;
    this.dispatchEvent(new ElicitationActivityEvent(about(ask)));
  }
}

const about = ({ payload, server }: Ask) => ({ request: payload, ...(server && { server }) });

const abortError = () => new DOMException('Withdrawn', 'AbortError');

function setAttribute(element: Element, name: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** What a framework set before the element was defined is an own property, which hides the accessor. */
function upgrade(element: McpElicitationDialog): void {
  const names = [
    'server',
    'serverName',
    'protocolVersion',
    'presentation',
    'closedBy',
    'review',
    'secrets',
    'rateLimit',
    'strings',
    'request',
  ] as const;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const { [name]: value } = element;
    delete (element as Partial<McpElicitationDialog>)[name];
    Object.assign(element, { [name]: value });
  }
}
