// Longer than the other files, because the comment on the class is the source of the custom elements manifest.

import { LitElement, type PropertyDeclarations } from 'lit';
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
import { objection } from './session/objection.js';
import { Session, type Limited, type Outcome } from './session/session.js';
import type { ClosedBy, Presentation } from './view/dialog/dialog.js';
import { Presenter } from './view/presenter.js';

/** Minimum number of milliseconds between two `elicitation-activity` events. */
const ACTIVITY_INTERVAL = 5000;
const RATE_LIMIT = 10;

/** Options of {@link McpElicitationDialog.elicit}. */
export interface ElicitOptions {
  /** Who asks. Default: the element's `server`. */
  readonly server?: Server | undefined;
  /** The negotiated MCP version. Default: the element's `protocolVersion`. */
  readonly protocolVersion?: string | undefined;
  /** Withdraws the request. */
  readonly signal?: AbortSignal | undefined;
}

/** The promise of a call to `elicit()` or `elicitInputs()`. */
interface Waiter {
  readonly resolve: (result: ElicitResult | InputResponses) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Asks the user for what a Model Context Protocol server requests (`elicitation/create`), and emits the answer as the protocol
 * spells it.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 *
 * @tag mcp-elicitation-dialog
 *
 * @event {ElicitationOpenEvent} elicitation-open - A request is shown.
 * @event {ElicitationResultEvent} elicitation-result - A request is settled. Fires exactly once for each request that was shown.
 * @event {ElicitationResponsesEvent} elicitation-responses - All steps of an input-required result are settled.
 * @event {ElicitationErrorEvent} elicitation-error - A payload was refused. The detail has a JSON-RPC error to send back.
 * @event {ElicitationLimitEvent} elicitation-limit - A request was settled without being shown, because of the rate limit or because the server is muted.
 * @event {ElicitationActivityEvent} elicitation-activity - The user is working on a request. Fires at most every five seconds.
 *
 * @cssstate open - A request is shown.
 * @cssstate invalid - The current form has a problem.
 * @cssstate busy - A request has arrived, and a lazy-loaded part or language that it needs is still loading.
 *
 * @csspart dialog - The native dialog.
 * @csspart header - Who asks and for what, and the close button.
 * @csspart server - The server's name and origin, as the host page knows them.
 * @csspart message - The server's message.
 * @csspart form - The form around the message, the fields and the footer.
 * @csspart field - One question. `field invalid` while its answer has a problem.
 * @csspart label - The label of a question.
 * @csspart hint - The description of a question, its limits, and whether it is required.
 * @csspart error - The problem with an answer.
 * @csspart control - A native control.
 * @csspart option - One option of a group or of a searchable list, with its label.
 * @csspart clear - A button that clears a choice.
 * @csspart warning - What the user should know before answering, such as a suspicious address.
 * @csspart url - The address of a page to open.
 * @csspart progress - The number of the current step.
 * @csspart summary - The list of problems after a failed submission.
 * @csspart review - The list of answers before they are sent.
 * @csspart answer - One answer in the review.
 * @csspart change - A button that goes back to change an answer.
 * @csspart notice - A message about a withdrawn request, or about earlier answers.
 * @csspart restore - A button that restores earlier answers.
 * @csspart footer - The row of buttons.
 * @csspart accept - The button that sends the answers.
 * @csspart reject - The button that declines.
 * @csspart cancel - The close button, which dismisses the request.
 * @csspart back - The button that goes to the previous step.
 * @csspart other - A secondary button, such as the one that opens a page again.
 * @csspart finished - The button that ends the wait for a page.
 * @csspart stop - The button that mutes a server.
 *
 * @cssproperty [--elicitation-font=inherit] - Font family.
 * @cssproperty [--elicitation-font-size=15px] - Font size.
 * @cssproperty [--elicitation-width=30rem] - Maximum width of the dialog.
 * @cssproperty [--elicitation-radius=16px] - Corner radius of the dialog.
 * @cssproperty [--elicitation-control-radius=10px] - Corner radius of controls and buttons.
 * @cssproperty [--elicitation-space=20px] - Base of all spacing.
 * @cssproperty [--elicitation-surface] - Background.
 * @cssproperty [--elicitation-text] - Text.
 * @cssproperty [--elicitation-muted] - Secondary text.
 * @cssproperty [--elicitation-line] - Dividers.
 * @cssproperty [--elicitation-control-line] - Borders of controls.
 * @cssproperty [--elicitation-control-surface] - Background of controls.
 * @cssproperty [--elicitation-accent] - The accept button, checked options, and focus.
 * @cssproperty [--elicitation-on-accent] - Text on the accent colour.
 * @cssproperty [--elicitation-soft] - Background of checked options and of the server's initial.
 * @cssproperty [--elicitation-danger] - Problems.
 * @cssproperty [--elicitation-danger-soft] - Background of problems.
 * @cssproperty [--elicitation-warn] - Warnings.
 * @cssproperty [--elicitation-warn-soft] - Background of warnings.
 * @cssproperty [--elicitation-shadow] - Shadow of the dialog.
 * @cssproperty [--elicitation-backdrop] - Colour of the backdrop.
 */
export class McpElicitationDialog extends LitElement {
  /** @internal */
  static override readonly properties: PropertyDeclarations = {
    server: { attribute: false },
    serverName: { attribute: 'server-name', noAccessor: true },
    protocolVersion: { attribute: 'protocol-version', reflect: true },
    presentation: { reflect: true, useDefault: true, converter: oneOf('dialog', 'inline') },
    closedBy: {
      attribute: 'closed-by',
      reflect: true,
      useDefault: true,
      converter: oneOf('any', 'closerequest', 'none'),
    },
    review: { type: Boolean, reflect: true },
    secrets: { reflect: true, useDefault: true, converter: oneOf('warn', 'refuse') },
    rateLimit: { attribute: 'rate-limit', reflect: true, useDefault: true, converter: toLimit },
    strings: { attribute: false },
    request: { noAccessor: true }, // last, so that properties that were set before the upgrade apply to it
  };

  /** Who asks, as the host page knows it. A request keeps the server that was set when it arrived. */
  declare server: Server | undefined;

  /**
   * The negotiated MCP version, such as `2025-11-25`. If it is set, a refusal is sent as `decline`, otherwise as `reject`.
   * @attr protocol-version
   */
  declare protocolVersion: string | undefined;

  /**
   * A modal dialog (`dialog`), or the same content in the page's flow (`inline`), for a chat transcript.
   * @attr presentation
   */
  declare presentation: Presentation;

  /**
   * What dismisses the dialog besides its close button: Escape and the backdrop (`any`), only Escape (`closerequest`), or
   * nothing (`none`).
   * @attr closed-by
   */
  declare closedBy: ClosedBy;

  /**
   * Adds a step before sending that shows all answers, each with a button to change it.
   * @attr review
   */
  declare review: boolean;

  /**
   * Whether a form that asks for credentials carries a warning (`warn`) or is refused (`refuse`).
   * @attr secrets
   */
  declare secrets: 'warn' | 'refuse';

  /**
   * Maximum number of requests shown per server and minute. Others are settled as `cancel`. 0 means no limit.
   * @attr rate-limit
   */
  declare rateLimit: number;

  /** Strings that replace the built-in ones. */
  declare strings: Words | undefined;

  readonly #session = new Session((event) => this.#tell(event));
  readonly #presenter = new Presenter(this, this.#session, () => this.#active());
  /** Undefined where custom states are not supported. */
  readonly #states: CustomStateSet | undefined;
  readonly #waiters = new Map<Ask, Waiter>();
  #announced: Ask | undefined;
  #activeAt = -Infinity;

  /**
   * Registers the element, unless the tag is already defined. A class can have only one tag, so each further tag gets a
   * subclass.
   */
  static define(tag = 'mcp-elicitation-dialog', registry: CustomElementRegistry = customElements): void {
    if (registry.get(tag)) return;
    registry.define(tag, registry.getName?.(this) ? class extends this {} : this);
  }

  constructor() {
    super();
    this.#states = this.attachInternals?.().states;
    this.presentation = 'dialog';
    this.closedBy = 'any';
    this.review = false;
    this.secrets = 'warn';
    this.rateLimit = RATE_LIMIT;
  }

  /**
   * The current request, or null. Assigning a payload shows it, or puts it in the queue. Assigning one that equals the current
   * or a pending one does nothing. Assigning null withdraws the current request, without a result.
   * Accepts the JSON-RPC request `elicitation/create`, its `params`, an entry of `inputRequests`, an input-required result or
   * a -32042 error (bare, or in a JSON-RPC response), and any of these as JSON.
   * @attr request
   */
  get request(): unknown {
    return this.#session.current?.payload ?? null;
  }

  set request(payload: unknown) {
    if (payload === null || payload === undefined) this.#withdraw(this.#session.current, abortError());
    else if (!this.#session.has(payload)) this.#add(payload, {});
  }

  /**
   * Shorthand for the name of {@link server}.
   * @attr server-name
   */
  get serverName(): string {
    return this.server?.name ?? '';
  }

  set serverName(name: string | null) {
    this.server = name ? { ...this.server, name } : undefined;
  }

  /** Whether a request is shown. Reflected as an attribute. */
  get open(): boolean {
    return this.isConnected && this.#session.current !== undefined;
  }

  /** The number of requests in the queue behind the current one. */
  get pending(): number {
    return this.#session.pending;
  }

  /**
   * Shows a request and resolves with its result. Equal payloads are never merged.
   * @throws {ProtocolError} if the payload is refused.
   * @throws the reason of the signal if it is aborted.
   */
  elicit(payload: unknown, options: ElicitOptions = {}): Promise<ElicitResult> {
    return this.#elicit(payload, options, false) as Promise<ElicitResult>;
  }

  /**
   * Shows all requests of an input-required result or of a -32042 error, and resolves with the responses.
   * @throws as {@link elicit} does.
   */
  elicitInputs(payload: unknown, options: ElicitOptions = {}): Promise<InputResponses> {
    return this.#elicit(payload, options, true) as Promise<InputResponses>;
  }

  /** Dismisses the current request, as its close button does. */
  cancel(): void {
    this.#presenter.dismiss();
  }

  /**
   * Ends the wait for a page after `notifications/elicitation/complete`. Unknown ids are ignored. Since 2026-07-28, pages have
   * no id, so it also accepts the payload.
   */
  complete(elicitationId: string | object): void {
    this.#session.complete(elicitationId);
    this.requestUpdate();
  }

  /** Lets a muted server ask again. */
  unmute(server: Server): void {
    this.#session.unmute(server);
  }

  /** @internal */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is moved in the page is connected again in the same task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#session.cancelAll();
      this.requestUpdate();
    });
  }

  /** @internal Waits for lazy-loaded parts and languages, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isComplete = await super.getUpdateComplete();
    while (this.#presenter.loading) {
      await this.#presenter.loading;
      isComplete = await super.getUpdateComplete();
    }
    return isComplete;
  }

  /** @internal */
  protected override willUpdate(): void {
    const { protocolVersion, rateLimit, review, secrets } = this;
    const server = this.server ?? undefined;
    this.#session.name(server);
    if (!this.isConnected) return;
    this.#session.admit(
      {
        server,
        protocolVersion: protocolVersion ?? undefined,
        rateLimit: rateLimit >= 0 ? rateLimit : RATE_LIMIT,
        review,
        objection: secrets === 'refuse' ? objection : undefined,
      },
      performance.now(),
    );
  }

  /** @internal */
  protected override render() {
    return this.#presenter.render();
  }

  /** @internal */
  protected override updated(): void {
    const { view, loading, isInvalid } = this.#presenter;
    this.toggleAttribute('open', this.open);
    this.#toggle('open', view !== undefined);
    this.#toggle('busy', loading !== undefined);
    this.#toggle('invalid', isInvalid);
    if (view?.kind !== 'ask' || view.ask === this.#announced) return;
    this.#announced = view.ask;
    this.dispatchEvent(new ElicitationOpenEvent(about(view.ask)));
  }

  #toggle(state: string, isOn: boolean): void {
    if (isOn) this.#states?.add(state);
    else this.#states?.delete(state);
  }

  #add(payload: unknown, options: ElicitOptions, wantsInputs?: boolean): Ask | ProtocolError {
    const { server = this.server, protocolVersion = this.protocolVersion } = options;
    let ask = readAsk(payload, { server: server ?? undefined, protocolVersion: protocolVersion ?? undefined });
    if (!(ask instanceof ProtocolError) && wantsInputs === !ask.inputs) {
      ask = invalidRequest(`use ${wantsInputs ? 'elicit' : 'elicitInputs'}()`);
    }
    if (ask instanceof ProtocolError) {
      this.#refuse(payload, ask);
    } else {
      this.#session.add(ask);
      this.requestUpdate();
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
    this.requestUpdate();
  }

  /** Emits the error at the end of the task, because the host may add its listeners after it has set the request. */
  #refuse(request: unknown, refused: ProtocolError): void {
    const error = refused.toJSON();
    const id = idOf(request);
    const response = id === undefined ? {} : { response: toErrorResponse(id, error) };
    queueMicrotask(() => this.dispatchEvent(new ElicitationErrorEvent({ error, ...response, request })));
  }

  #settled(ask: Ask): Waiter | undefined {
    const waiter = this.#waiters.get(ask);
    this.#waiters.delete(ask);
    return waiter;
  }

  /** Emits the event for an outcome, and settles the promise of `elicit()`. */
  #tell(event: Outcome | Limited): void {
    const { ask } = event;
    if (!this.#session.view) this.#presenter.close(); // before the host hears of it and moves focus
    this.requestUpdate();
    switch (event.kind) {
      case 'result': {
        const { action, result } = event;
        const { id } = ask;
        const response = id === undefined ? {} : { id, response: toResponse(id, result) };
        this.#settled(ask)?.resolve(result);
        this.dispatchEvent(new ElicitationResultEvent({ action, result, ...response, ...about(ask) }));
        break;
      }
      case 'responses': {
        const { server } = ask;
        this.#settled(ask)?.resolve(event.responses);
        this.dispatchEvent(new ElicitationResponsesEvent({ ...event.responses, ...(server && { server }) }));
        break;
      }
      case 'refused':
        this.#settled(ask)?.reject(event.error);
        this.#refuse(ask.payload, event.error);
        break;
      case 'limited':
        this.dispatchEvent(new ElicitationLimitEvent({ reason: event.reason, ...about(ask) }));
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

/** Converts an attribute that has a few values. Any other value falls back to the default. */
function oneOf(...values: readonly string[]) {
  return (value: string | null): string | undefined => values.find((each) => each === value);
}

/** Converts an attribute that is a number from 0. Any other value falls back to the default. */
function toLimit(value: string | null): number | undefined {
  return value && Number(value) >= 0 ? Number(value) : undefined;
}
