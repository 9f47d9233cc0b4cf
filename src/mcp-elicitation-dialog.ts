import { html, nothing, render } from 'lit/html.js';
import { keyed } from 'lit/directives/keyed.js';
import { readAnswer, readContent, type Problem } from './answers/answer.js';
import { Draft, type Entry } from './answers/entries.js';
import { initialEntry } from './answers/initial.js';
import { decimalMark } from './answers/number.js';
import { loadPatterns, usePatterns } from './answers/pattern.js';
import { ElicitationErrorEvent, ElicitationOpenEvent, ElicitationResultEvent } from './events.js';
import { en, type Strings } from './locales/en.js';
import { languageOf } from './locales/language.js';
import { adopt } from './mcp-elicitation-dialog.styles.js';
import { ProtocolError } from './protocol/error.js';
import { equal } from './protocol/json.js';
import { idOf } from './protocol/payload.js';
import { toErrorResponse, toResponse, toResult } from './protocol/result.js';
import type { Action, Content, Server } from './protocol/types.js';
import type { Question } from './schema/question.js';
import { readAsk, type Ask } from './session/ask.js';
import { form } from './view/form.js';
import type { FormView } from './view/form-view.js';
import { header, serverName } from './view/header.js';
import { Modal, type ClosedBy } from './view/modal.js';

/** Importing this on a server, where there are no elements, does nothing. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What is on show: a request, and what was entered so far. */
interface Showing {
  readonly ask: Ask;
  readonly draft: Draft;
  readonly mark: string;
  problems: Map<Question, Problem>;
  isPresented: boolean;
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
 * @event {ElicitationErrorEvent} elicitation-error - A payload was refused, with a JSON-RPC error to send back.
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
 * @csspart summary - The list of problems after a failed submission.
 * @csspart footer - The row of decisions.
 * @csspart accept - Sends the answers.
 * @csspart reject - Refuses.
 * @csspart cancel - Dismisses without deciding.
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
 * @cssproperty [--elicitation-shadow] - Shadow of the dialog.
 * @cssproperty [--elicitation-backdrop] - Colour over the page behind.
 */
export class McpElicitationDialog extends Base {
  static readonly observedAttributes = ['request', 'server-name', 'protocol-version', 'closed-by'];

  #server: Server | undefined;
  #strings: Partial<Strings> | undefined;
  /** The first is on show while this element is in a page. */
  readonly #asks: Ask[] = [];
  /** Refused before anyone could listen. */
  readonly #refusals: ElicitationErrorEvent[] = [];
  #showing: Showing | undefined;
  #isUpdating = false;
  #hasRendered = false;
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #modal = new Modal(() => {
    if (this.#showing) this.#settle(this.#showing.ask, 'cancel');
  });

  constructor() {
    super();
    this.#root.append(this.#modal.element);
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
   * Takes the JSON-RPC request `elicitation/create`, its bare `params`, or an entry of `inputRequests`; also as JSON.
   */
  get request(): unknown {
    return this.#asks[0]?.payload ?? null;
  }

  set request(payload: unknown) {
    if (payload === null || payload === undefined) {
      this.#asks.shift();
      this.#update();
    } else if (!this.#asks.some((ask) => equal(ask.payload, payload))) {
      this.#ask(payload);
    }
  }

  /** Who asks, as the host knows it. A request keeps the server that was set when it came. */
  get server(): Server | undefined {
    return this.#server;
  }

  set server(server: Server | undefined) {
    this.#server = server ?? undefined;
    // Frameworks set properties in any order: a request that came without a server takes the one that follows.
    for (const ask of this.#asks) ask.server ??= this.#server;
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

  /** Words to use instead of the built-in ones. */
  get strings(): Partial<Strings> | undefined {
    return this.#strings;
  }

  set strings(strings: Partial<Strings> | undefined) {
    this.#strings = strings;
    this.#update();
  }

  /** Is a request on show? Reflected as an attribute. */
  get open(): boolean {
    return this.isConnected && this.#asks.length > 0;
  }

  /** How many requests wait behind the one on show. */
  get pending(): number {
    return Math.max(0, this.#asks.length - 1);
  }

  /** Dismisses the request on show, as its close button does. */
  cancel(): void {
    const [ask] = this.#asks;
    if (ask && this.isConnected) this.#settle(ask, 'cancel');
  }

  /** @internal */
  attributeChangedCallback(name: string, _old: string | null, value: string | null): void {
    if (name === 'request') this.request = value;
    else if (name === 'server-name') this.serverName = value;
    else this.#update();
  }

  /** @internal */
  connectedCallback(): void {
    // What a framework set before the element was defined is an own property, hiding the accessor.
    for (const name of ['server', 'serverName', 'protocolVersion', 'closedBy', 'strings', 'request'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const { [name]: value } = this;
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    adopt(this.#root);
    this.#update();
  }

  /** @internal */
  disconnectedCallback(): void {
    // A dialog that is moved in the page is back in the same task; one that was removed can be answered by nobody.
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const ask of [...this.#asks]) this.#settle(ask, 'cancel');
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
    const ask = this.isConnected ? this.#asks[0] : undefined;
    if (ask !== this.#showing?.ask) {
      const mark = decimalMark(languageOf(this));
      const draft = new Draft(ask?.questions ?? [], (question) => initialEntry(question, mark));
      this.#showing = ask && { ask, draft, mark, problems: new Map(), isPresented: false };
    }
    const showing = this.#showing;
    this.#modal.closedBy = this.closedBy;
    render(showing ? keyed(showing, this.#content(showing)) : nothing, this.#modal.element);
    this.#hasRendered = true;
    this.#present();
  }

  #content(showing: Showing) {
    const { ask, draft, problems } = showing;
    const strings = { ...en, ...this.#strings };
    const name = serverName(ask.server, strings);
    const heading = ask.questions.length ? strings.asking(name) : strings.confirming(name);
    const view: FormView = {
      strings,
      draft,
      problems,
      enter: (question, entry) => this.#enter(showing, question, entry),
    };
    return html`${header(ask.server, heading, strings, () => this.#settle(ask, 'cancel'))}
    ${form(ask.message, ask.questions, name, view, {
      submit: () => void this.#submit(showing),
      reject: () => this.#settle(ask, 'reject'),
    })}`;
  }

  #present(): void {
    for (const refusal of this.#refusals.splice(0)) this.dispatchEvent(refusal);
    this.toggleAttribute('open', this.open);
    const showing = this.#showing;
    if (!showing) {
      this.#modal.close();
    } else if (!showing.isPresented || !this.#modal.isModal) {
      this.#modal.open();
      if (!showing.isPresented) this.dispatchEvent(new ElicitationOpenEvent(about(showing.ask)));
      showing.isPresented = true;
    }
  }

  #ask(payload: unknown): void {
    const ask = readAsk(payload, this.#server, this.protocolVersion);
    if (ask instanceof ProtocolError) {
      this.#refuse(payload, ask);
      return;
    }
    this.#asks.push(ask);
    if (usePatterns(ask.questions)) void loadPatterns(); // there by the time the person is done
    this.#update();
  }

  #refuse(request: unknown, refused: ProtocolError): void {
    const error = refused.toJSON();
    const id = idOf(request);
    this.#refusals.push(
      new ElicitationErrorEvent({ error, ...(id !== undefined && { response: toErrorResponse(id, error) }), request }),
    );
    if (this.#hasRendered) this.dispatchEvent(this.#refusals.pop()!);
    else this.#update();
  }

  /** The one way out of a request that is on show: the first decision counts, and the next request may come. */
  #settle(ask: Ask, action: Action, content: Content = {}): void {
    if (this.#asks[0] !== ask) return;
    this.#asks.shift();
    const result = toResult(action, ask.declines || this.protocolVersion !== undefined, content);
    if (!this.#asks.length) this.#modal.close(); // before the host hears of it, and may move focus
    this.#update();
    const { id } = ask;
    this.dispatchEvent(
      new ElicitationResultEvent({
        action,
        result,
        ...(id !== undefined && { id, response: toResponse(id, result) }),
        ...about(ask),
      }),
    );
  }

  #enter(showing: Showing, question: Question, entry: Entry): void {
    const { draft, problems, mark } = showing;
    draft.set(question, entry as never);
    if (!problems.has(question)) return;
    const answer = readAnswer(question, draft, mark);
    if (answer && 'problem' in answer) problems.set(question, answer.problem);
    else problems.delete(question);
    this.#update();
  }

  async #submit(showing: Showing): Promise<void> {
    const { ask, draft, mark } = showing;
    if (usePatterns(ask.questions)) await loadPatterns();
    const content = readContent(ask.questions, draft, mark);
    if (!(content instanceof Map)) {
      this.#settle(ask, 'accept', content);
      return;
    }
    showing.problems = content;
    this.#render();
    this.#root.querySelector<HTMLElement>('.summary')?.focus();
  }
}

const about = ({ payload, server }: Ask) => ({ request: payload, ...(server && { server }) });

function setAttribute(element: Element, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
