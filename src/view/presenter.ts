import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Words } from '../locales/words.js';
import type { Action } from '../protocol/types.js';
import { isLong } from '../schema/question.js';
import type { Ask, FormStep, Step } from '../session/ask.js';
import type { Session, View } from '../session/session.js';
import { content, pageOf } from './content.js';
import type { Commands } from './context.js';
import { Dialog, styles as dialogStyles, type ClosedBy, type Presentation } from './dialog/dialog.js';
import { exceedsView, Forms, styles as formStyles, whenPainted } from './form/form.js';
import { load, loaded, type Part } from './lazy.js';
import { LocalizationController } from './localization.js';
import { absent, styles as pageStyles } from './page/page.js';
import { styles as reviewStyles } from './review/review.js';
import { adopt } from './styles/adopt.js';
import { theme } from './styles/theme.styles.js';
import { styles as withdrawalStyles, withdrawalToast } from './withdrawal/withdrawal.js';

const styles = [theme, dialogStyles, pageStyles, formStyles, reviewStyles, withdrawalStyles];

/** The element, as far as it determines how a session is presented. */
export interface Host extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly closedBy: ClosedBy;
  readonly presentation: Presentation;
  readonly strings: Words | undefined;
}

/**
 * Presents a session in a dialog: loads what the current view needs, renders it, moves focus, and passes the user's decisions
 * back to the session.
 */
export class Presenter implements ReactiveController {
  readonly #host: Host;
  readonly #session: Session;
  readonly #localization: LocalizationController;
  readonly #dialog: Dialog;
  readonly #forms: Forms;
  /** What the current update shows. Undefined while it is loading. */
  #view: View | undefined;
  /** Identifies what has focus. Undefined while nothing is presented. */
  #presented: Step | View | Ask | undefined;
  /** Identifies the DOM of what is presented. Each step has its own controls, so none starts with another's entries. */
  #token = {};
  #isNew = false;
  #hadFocus = false;
  #isComplete = true;
  /** The id of the field to focus when the next step is shown. */
  #fieldId: string | undefined;
  #loading: Promise<void> | undefined;

  constructor(host: Host, session: Session, active: () => void) {
    this.#host = host;
    this.#session = session;
    this.#localization = new LocalizationController(host);
    this.#dialog = new Dialog(() => host.renderRoot, {
      dismissed: () => this.#presented && this.dismiss(),
      active,
    });
    this.#forms = new Forms(() => host.requestUpdate());
    host.addController(this);
  }

  /** Settles when everything that the current view needs is loaded. Undefined if nothing is loading. */
  get loading(): Promise<void> | undefined {
    return this.#loading;
  }

  /** What is shown. */
  get view(): View | undefined {
    return this.#view;
  }

  /** Whether the current form has a problem. */
  get isInvalid(): boolean {
    const { view } = this.#session;
    if (view?.kind !== 'ask' || view.step.mode !== 'form') return false;
    return this.#forms.of(view.step, this.#localization.current.language).problems.size > 0;
  }

  hostConnected(): void {
    this.#host.requestUpdate(); // a dialog that was moved has to be opened again
  }

  hostUpdate(): void {
    const { isConnected, presentation } = this.#host;
    const wanted = isConnected ? this.#session.view : undefined;
    this.#localization.watch(wanted !== undefined);
    this.#view = wanted && this.#isReady(wanted) ? wanted : undefined;
    adopt(this.#host.renderRoot as ShadowRoot, [
      ...styles,
      ...[loaded.url, loaded.list].flatMap((part) => part?.styles ?? []),
    ]);
    const presented = this.#view && identityOf(this.#view);
    this.#isNew = presented !== this.#presented;
    this.#presented = presented;
    if (!this.#isNew) return;
    this.#token = {};
    this.#hadFocus = this.#dialog.hasFocus;
    this.#isComplete = true;
    if (presentation !== 'inline' && !this.#fieldId) this.#beginWithFieldsInView();
  }

  /** The template of the shadow root. */
  render() {
    const { closedBy, presentation } = this.#host;
    const localization = this.#localization.current;
    const { tag, direction } = this.#localization;
    const view = this.#view;
    const context = view && this.#contextOf(view);
    const page = context && pageOf(view, this.#forms, context);
    const shown = page ? content(view, page, this.#forms, context) : nothing;
    // Inline content does not take focus, so it is announced.
    const announcement = presentation === 'inline' ? page?.heading : nothing;
    const withdrawn = this.#unseenWithdrawal;
    const close = this.#act(() => this.#session.acknowledge());
    return html`${this.#dialog.render(keyed(this.#token, shown), { presentation, closedBy, language: tag, direction })}
      <div class="toast" popover="manual" role="status" lang=${tag} dir=${direction ?? absent}>
        ${withdrawn ? withdrawalToast(withdrawn, this.#forms, localization, close) : nothing}
      </div>
      <p class="unseen" role="status">${keyed(this.#token, announcement)}</p>`;
  }

  hostUpdated(): void {
    if (!this.#view) this.close();
    else if (this.#isNew || this.#dialog.isMisplaced) this.#dialog.open(this.#fieldId, this.#hadFocus);
    if (this.#view) this.#fieldId = undefined;
    const toast = this.#host.renderRoot.querySelector<HTMLElement>('.toast')!;
    if (toast.matches(':popover-open') !== (this.#unseenWithdrawal !== undefined)) toast.togglePopover();
  }

  /** Closes the dialog at once, without dismissing what it shows. */
  close(): void {
    this.#presented = undefined; // so that the close event dismisses nothing
    this.#dialog.close();
  }

  /** Dismisses what is shown, without a decision. */
  dismiss(): void {
    const { view } = this.#session;
    if (view?.kind === 'wait') this.#session.leave(view);
    else if (view) this.#decide(view, 'cancel');
    this.#host.requestUpdate();
  }

  /** The withdrawn request that the toast reports. While something else is shown, the dialog reports it. */
  get #unseenWithdrawal(): Ask | undefined {
    return this.#host.isConnected && !this.#session.view ? this.#session.withdrawn : undefined;
  }

  /** Whether everything that a view needs is loaded. Otherwise starts to load it. */
  #isReady({ ask }: View): boolean {
    const missing = ask.steps.flatMap((step) => partsOf(step)).filter((part) => !loaded[part]);
    if (!missing.length && this.#localization.isReady) return true;
    this.#loading ??= this.#load(missing);
    return false;
  }

  async #load(parts: readonly Part[]): Promise<void> {
    try {
      await Promise.all([...parts.map(load), this.#localization.load()]);
    } catch {
      // A request that cannot be shown is dismissed, as the specification suggests.
      if (!this.#presented) this.dismiss();
    }
    this.#loading = undefined;
    this.#host.requestUpdate();
  }

  /** A long form starts with the fields in view. The others follow after the first paint. */
  #beginWithFieldsInView(): void {
    const view = this.#view;
    if (view?.kind !== 'ask' || view.step.mode !== 'form' || !exceedsView(view.step.questions)) return;
    this.#isComplete = false;
    whenPainted(() => {
      this.#isComplete = true;
      this.#host.requestUpdate();
    });
  }

  #contextOf(view: View) {
    const session = this.#session;
    return {
      ...this.#localization.current,
      ...this.#commandsFor(view),
      isComplete: this.#isComplete,
      withdrawn: session.withdrawn,
      pending: session.pending,
      isInsistent: view.kind !== 'wait' && session.isInsistent(view.ask.server),
    };
  }

  #commandsFor(view: View): Commands {
    const session = this.#session;
    const { ask } = view;
    return {
      decide: (action) => this.#act(() => view.kind !== 'wait' && this.#decide(view, action))(),
      submit: (step) => void this.#submit(ask, step),
      back: (step, fieldId) => {
        this.#fieldId = fieldId;
        this.#act(() => session.back(ask, step))();
      },
      mute: this.#act(() => session.mute(ask)),
      leave: this.#act(() => view.kind === 'wait' && session.leave(view)),
      reset: this.#act(() => (this.#presented = undefined)),
    };
  }

  #act(action: () => void) {
    return () => {
      action();
      this.#host.requestUpdate();
    };
  }

  #decide(view: Exclude<View, { kind: 'wait' }>, action: Action): void {
    if (action !== 'cancel') this.#forms.forget(view.ask);
    this.#session.answer(view.ask, view.kind === 'ask' ? view.step : undefined, action);
  }

  async #submit(ask: Ask, step: FormStep): Promise<void> {
    const form = this.#forms.of(step, this.#localization.current.language);
    if (!form.isReady) await form.prepare();
    const answers = form.submit();
    this.#host.requestUpdate();
    if (answers) {
      if (!ask.reviews) this.#forms.forget(ask);
      this.#session.answer(ask, step, 'accept', answers);
    } else {
      this.#beginWithFieldsInView();
      await this.#host.updateComplete;
      this.#host.renderRoot.querySelector<HTMLElement>('[part=summary]')?.focus();
    }
  }
}

/** A new identity gets new controls and focus. */
const identityOf = (view: View): Step | View | Ask =>
  view.kind === 'ask' ? view.step : view.kind === 'review' ? view.ask : view;

/** The lazy-loaded parts that a step needs. */
function partsOf(step: Step): readonly Part[] {
  if (step.mode === 'url') return ['url'];
  return step.questions.some(isLong) ? ['list'] : [];
}
