import { render } from 'lit/html.js';
import { FormState } from './answers/form-state.js';
import {
  ElicitationActivityEvent,
  ElicitationErrorEvent,
  ElicitationLimitEvent,
  ElicitationOpenEvent,
  ElicitationResponsesEvent,
  ElicitationResultEvent,
} from './events.js';
import { en } from './locales/en.js';
import type { Words } from './locales/words.js';
import { decimalMark, languageOf } from './locales/language.js';
import { styles } from './mcp-elicitation-dialog.styles.js';
import { adopt } from './view/adopt.js';
import { ProtocolError } from './protocol/error.js';
import { idOf, invalidRequest } from './protocol/payload.js';
import { toErrorResponse, toResponse } from './protocol/result.js';
import type { ElicitResult, InputResponses, Server } from './protocol/types.js';
import { readAsk, type Ask, type FormStep, type Step } from './session/ask.js';
import { Session, type Limited, type Outcome, type View } from './session/session.js';
import type * as Consent from './view/consent.js';
import { content } from './view/content.js';
import type * as Problems from './view/problems.js';
import { Modal, type ClosedBy } from './view/modal.js';

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
 * @csspart option - One radio button or checkbox of a group, with its label.
 * @csspart clear - The button that takes back the choice of an optional question.
 * @csspart warning - What a person should know before answering: a credential, a suspicious address.
 * @csspart url - The address of a page to open.
 * @csspart progress - Which of several steps is on show.
 * @csspart summary - The list of problems after a failed submission.
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
    'closed-by',
    'secrets',
    'rate-limit',
  ];

  #server: Server | undefined;
  #strings: Words | undefined;
  readonly #session = new Session((what) => this.#tell(what));
  readonly #waiters = new Map<Ask, Waiter>();
  readonly #forms = new WeakMap<FormStep, FormState>();
  /** Loaded when needed. */
  #consent: typeof Consent | undefined;
  #told: typeof Problems | undefined;
  /** To be told at the end of the task: a host may yet add its listeners. */
  readonly #refusals: ElicitationErrorEvent[] = [];
  /** What has focus and was announced. */
  #presented: Step | View | undefined;
  #announced: Ask | undefined;
  #page!: HTMLElement;
  #activeAt = -Infinity;
  #isUpdating = false;
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #modal = new Modal({
    dismissed: () => this.#presented && this.#dismiss(),
    active: () => this.#active(),
  });

  /** At the edge of the page: what became of a request that is no longer on show. */
  readonly #toast = document.createElement('div');

  constructor() {
    super();
    this.#toast.popover = 'manual';
    this.#toast.role = 'status';
    this.#toast.className = 'toast';
    this.#root.append(this.#modal.element, this.#toast);
  }

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

  /** What dismisses the dialog besides its close button: Escape and the backdrop (`any`), Escape, or nothing. */
  get closedBy(): ClosedBy {
    const value = this.getAttribute('closed-by');
    return value === 'none' || value === 'closerequest' ? value : 'any';
  }

  set closedBy(closedBy: ClosedBy | undefined) {
    setAttribute(this, 'closed-by', closedBy);
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
    this.#dismiss();
  }

  /** A page that was opened has done its part (`notifications/elicitation/complete`). Unknown ids are ignored. */
  complete(elicitationId: string): void {
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
    this.#adopt();
    this.#update();
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
    const session = this.#session;
    const { server, protocolVersion, rateLimit, secrets, isConnected } = this;
    const objection = secrets === 'refuse' ? this.#told?.objection : undefined;
    // What is to be refused must be known before anything is shown.
    if (isConnected && (secrets === 'warn' || objection)) {
      session.admit({ server, protocolVersion, rateLimit, objection }, performance.now());
    }
    const view = this.isConnected ? session.view : undefined;
    const isUrl = view?.kind === 'wait' || (view?.kind === 'ask' && view.step.mode === 'url');
    if (isUrl && !this.#consent) void this.#load(async () => (this.#consent = await import('./view/consent.js')));
    else if (view || session.current || session.withdrawn) void this.#prepare();
    this.#modal.closedBy = this.closedBy;
    this.#show(isUrl && !this.#consent ? undefined : view);
    this.#told?.showWithdrawal(
      this.#toast,
      this.isConnected && !view ? session.withdrawn : undefined,
      this.#words,
      () => {
        session.acknowledge();
        this.#update();
      },
    );
    for (const refusal of this.#refusals.splice(0)) this.dispatchEvent(refusal);
    this.toggleAttribute('open', this.open);
  }

  /** What a form needs once it is on show. */
  async #prepare(): Promise<void> {
    if (!this.#told) await this.#load(async () => (this.#told = await import('./view/problems.js')));
  }

  #adopt(): void {
    adopt(this.#root, [styles, this.#told?.styles, this.#consent?.styles]);
  }

  /** Loads what is not always needed, and comes back to what is on show. */
  async #load(load: () => Promise<unknown>): Promise<void> {
    try {
      await load();
      this.#adopt();
      this.#update();
    } catch {
      // What cannot be shown is dismissed: the specification's own example of a cancel. A form can do without.
      if (this.#presented) return;
      if (this.#session.view) this.#dismiss();
      else this.#session.cancelAll();
    }
  }

  #show(view: View | undefined): void {
    const key = view?.kind === 'ask' ? view.step : view;
    const isNew = key !== this.#presented;
    // Each step has controls of its own: none begins with what was typed into another.
    if (isNew || !view) this.#page = this.#modal.replace();
    if (view) {
      render(this.#content(view), this.#page);
      if (isNew || this.#modal.wasMoved) this.#modal.open();
    } else {
      this.#close();
    }
    this.#presented = key;
    const ask = view?.kind === 'ask' ? view.ask : undefined;
    if (ask && ask !== this.#announced) {
      this.#announced = ask;
      this.dispatchEvent(new ElicitationOpenEvent(about(ask)));
    }
  }

  #close(): void {
    this.#presented = undefined; // so that the event of this closing dismisses nothing
    this.#modal.close();
  }

  get #words() {
    return { strings: { ...en, ...this.#strings }, words: this.#strings };
  }

  #content(view: View) {
    const session = this.#session;
    const { strings, words } = this.#words;
    const ask = view.kind === 'ask' ? view.ask : undefined;
    const form = view.kind === 'ask' && view.step.mode === 'form' ? this.#formOf(view.step) : undefined;
    const act = (action: () => void) => () => {
      action();
      this.#update();
    };
    return content(view, {
      strings,
      words,
      withdrawn: session.withdrawn,
      pending: session.pending,
      isInsistent: ask !== undefined && session.isInsistent(ask.server),
      consent: this.#consent,
      told: this.#told,
      form: form && {
        strings,
        words,
        told: this.#told,
        draft: form.draft,
        problems: form.problems,
        hasFailed: form.hasFailed,
        enter: (question, entry) => {
          if (form.enter(question, entry)) this.#update();
        },
      },
      decide: (action) => view.kind === 'ask' && act(() => session.answer(view.ask, view.step, action))(),
      submit: () => view.kind === 'ask' && form && void this.#submit(view, form),
      back: act(() => ask && session.back(ask)),
      stop: act(() => ask && session.mute(ask)),
      leave: act(() => session.leave()),
    });
  }

  #formOf(step: FormStep): FormState {
    let form = this.#forms.get(step);
    if (!form) this.#forms.set(step, (form = new FormState(step.questions, decimalMark(languageOf(this)))));
    return form;
  }

  async #submit({ ask, step }: Extract<View, { kind: 'ask' }>, form: FormState): Promise<void> {
    if (!form.isReady) await form.prepare();
    const content = form.submit();
    if (content) {
      this.#session.answer(ask, step, 'accept', content);
      this.#update();
      return;
    }
    await this.#prepare();
    this.#render();
    this.#root.querySelector<HTMLElement>('[part=summary]')?.focus();
  }

  #dismiss(): void {
    const { view } = this.#session;
    if (view?.kind === 'ask') this.#session.answer(view.ask, view.step, 'cancel');
    else this.#session.leave();
    this.#update();
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
    if (!this.#session.view) this.#close(); // before the host hears of it, and may move focus
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
    'closedBy',
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
