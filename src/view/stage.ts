import { render } from 'lit/html.js';
import { en } from '../locales/en.js';
import { languageOf, loadWords, watchLanguage, wordsIn } from '../locales/language.js';
import type { Words } from '../locales/words.js';
import { styles } from '../mcp-elicitation-dialog.styles.js';
import type { Action } from '../protocol/types.js';
import { isLong } from '../schema/question.js';
import type { Ask, FormStep, Step } from '../session/ask.js';
import type { Session, View } from '../session/session.js';
import { adopt } from './adopt.js';
import { BATCH, whenPainted } from './batch.js';
import { copy } from './copy.js';
import { content, type Context } from './content.js';
import type { Forms } from './form.js';
import { load, loaded, type Part } from './lazy.js';
import { Surface, type ClosedBy, type Presentation } from './surface.js';

/** The element, as far as it decides what its dialog looks like. */
export interface Host extends HTMLElement {
  readonly closedBy: ClosedBy;
  readonly presentation: Presentation;
  readonly strings: Words | undefined;
}

interface Listener {
  /** Something is to be shown anew. */
  readonly changed: () => void;
  /** The person works on it. */
  readonly active: () => void;
}

/** Later, when nothing waits for it; Safari does not say when that is. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

/** Where a session is shown: loads what that takes, renders it, and brings what the person does back to the session. */
export class Stage {
  readonly #host: Host;
  readonly #session: Session;
  readonly #changed: () => void;
  readonly #root: ShadowRoot;
  readonly #surface: Surface;
  /** At the edge of the page: what became of a request that is no longer on show. */
  readonly #toast = document.createElement('div');
  /** What comes into the flow of the page is not focused: it is announced. */
  readonly #announcement = document.createElement('p');
  #forms: Forms | undefined;
  #page!: HTMLElement;
  /** What has focus. */
  #presented: Step | View | Ask | undefined;
  #isWhole = true;
  #unwatch: (() => void) | undefined;
  /** To be focused when the next step is shown. */
  #field: string | undefined;

  constructor(host: Host, session: Session, { changed, active }: Listener) {
    this.#host = host;
    this.#session = session;
    this.#changed = changed;
    this.#root = host.attachShadow({ mode: 'open' });
    this.#surface = new Surface({ dismissed: () => this.#presented && this.dismiss(), active });
    this.#toast.popover = 'manual';
    this.#toast.role = 'status';
    this.#toast.className = 'toast';
    this.#announcement.role = 'status';
    this.#announcement.className = 'unseen';
    this.#root.append(this.#surface.element, this.#toast, this.#announcement);
  }

  /** Is in a page, or in another place of it. */
  connect(): void {
    this.#watch(false);
    this.adopt();
    void this.prepare('form');
  }

  /** Takes on the styles of what is loaded. */
  adopt(): void {
    adopt(this.#root, [styles, loaded.form?.styles, loaded.url?.styles, loaded.list?.styles]);
  }

  /** Loads ahead what will be needed. Where that fails, it is for another time. */
  async prepare(part: Part): Promise<void> {
    if (loaded[part]) return;
    try {
      await load(part);
      this.#changed();
      if (part === 'form') this.#rehearse(loaded.form!.rehearse(this.#root, this.#around));
    } catch {
      // Offline, or blocked.
    }
  }

  #rehearse(steps: Iterator<void>): void {
    whenIdle(() => {
      if (!this.#session.view && !steps.next().done) this.#rehearse(steps);
    });
  }

  /** Is there something to show that is not there yet? */
  get isBusy(): boolean {
    return this.#host.isConnected && this.#session.view !== undefined && this.#presented === undefined;
  }

  /** Has the form on show a problem? */
  get isInvalid(): boolean {
    const { view } = this.#session;
    const step = view?.kind === 'ask' && view.step.mode === 'form' ? view.step : undefined;
    return step !== undefined && (this.#forms?.of(step, languageOf(this.#host)).problems.size ?? 0) > 0;
  }

  /** Shows what the session has to show. Returns what is on show. */
  show(): View | undefined {
    const { withdrawn, view: wanted } = this.#session;
    this.#watch(wanted !== undefined && this.#host.isConnected);
    const view = this.#host.isConnected && wanted && this.#isReady(wanted) ? wanted : undefined;
    this.#surface.present(this.#host.presentation, this.#host.closedBy);
    this.adopt();
    const tag = wordsIn(languageOf(this.#host))?.tag ?? '';
    for (const element of [this.#surface.element, this.#toast]) {
      if (element.lang === tag) continue; // what is set again is looked at again
      element.lang = tag;
      element.dir = /^(ar|he)$/.test(tag) ? 'rtl' : ''; // else as the page has it
    }
    this.#present(view);
    if (withdrawn && !loaded.form) void this.prepare('form');
    loaded.form?.showWithdrawal(this.#toast, this.#host.isConnected && !wanted ? withdrawn : undefined, {
      ...this.#around,
      close: this.#act(() => this.#session.acknowledge()),
    });
    return view;
  }

  close(): void {
    this.#announcement.textContent = '';
    this.#presented = undefined; // so that the event of this closing dismisses nothing
    this.#surface.close();
  }

  /** Leaves what is on show undecided. */
  dismiss(): void {
    const { view } = this.#session;
    if (view?.kind === 'wait') this.#session.leave(view);
    else if (view) this.#decide(view, 'cancel');
    this.#changed();
  }

  #decide(view: Exclude<View, { kind: 'wait' }>, action: Action): void {
    if (action !== 'cancel') this.#forms?.forget(view.ask);
    this.#session.answer(view.ask, view.kind === 'ask' ? view.step : undefined, action);
  }

  /** While something is on show, it changes its language with the page. */
  #watch(isWatching: boolean): void {
    if (isWatching) {
      this.#unwatch ??= watchLanguage(this.#host, this.#changed);
    } else {
      this.#unwatch?.();
      this.#unwatch = undefined;
    }
  }

  /** Is there all that this view takes? Else it is loaded, and then shown. */
  #isReady(view: View): boolean {
    const language = languageOf(this.#host);
    const { steps } = view.ask;
    const needed = steps.flatMap((step): Part[] =>
      step.mode === 'form' && step.questions.some(isLong) ? ['form', 'list'] : [step.mode],
    );
    const missing = needed.filter((part) => !loaded[part]);
    if (!missing.length && wordsIn(language)) return true;
    void this.#load([...missing.map(load), loadWords(language)]);
    return false;
  }

  async #load(parts: readonly Promise<void>[]): Promise<void> {
    try {
      await Promise.all(parts);
      this.#changed();
    } catch {
      // What cannot be shown is dismissed: the specification's own example of a cancel.
      if (!this.#presented) this.dismiss();
    }
  }

  #present(view: View | undefined): void {
    const key = view?.kind === 'ask' ? view.step : view?.kind === 'review' ? view.ask : view;
    const isNew = key !== this.#presented;
    // Each step has controls of its own: none begins with what was typed into another.
    if (isNew || !view) this.#page = this.#surface.replace();
    if (view) {
      const isInline = this.#host.presentation === 'inline';
      if (isNew) this.#isWhole = true;
      if (isNew && !isInline && !this.#field) this.#beginInSight(view);
      render(content(view, this.#contextOf(view)), this.#page);
      if (isNew || this.#surface.isMisplaced) this.#surface.open(this.#field);
      this.#announcement.textContent = isInline ? this.#page.querySelector('.heading')!.textContent : '';
      this.#field = undefined;
      this.#presented = key;
    } else {
      this.close();
    }
  }

  /** What everything that is shown is a function of. */
  get #around() {
    const language = languageOf(this.#host);
    const words: Words = { ...wordsIn(language)?.words, ...this.#host.strings };
    if (loaded.form) this.#forms ??= new loaded.form.Forms(this.#changed);
    return { language, words, strings: { ...en, ...words }, forms: this.#forms, copy };
  }

  #act(action: () => void) {
    return () => {
      action();
      this.#changed();
    };
  }

  /** A long form begins with what is in sight; the rest comes when that has been painted. */
  #beginInSight(view: View): void {
    if (view.kind !== 'ask' || view.step.mode !== 'form' || view.step.questions.length <= BATCH) return;
    this.#isWhole = false;
    whenPainted(() => {
      this.#isWhole = true;
      this.#changed();
    });
  }

  #contextOf(view: View): Context {
    const session = this.#session;
    const ask = view.kind === 'wait' ? undefined : view.ask;
    return {
      ...this.#around,
      isWhole: this.#isWhole,
      withdrawn: session.withdrawn,
      pending: session.pending,
      isInsistent: ask !== undefined && session.isInsistent(ask.server),
      decide: (action) => view.kind !== 'wait' && this.#act(() => this.#decide(view, action))(),
      submit: (step) => ask && void this.#submit(ask, step),
      back: (place, field) => {
        this.#field = field;
        if (ask) session.back(ask, place);
        this.#changed();
      },
      stop: this.#act(() => ask && session.mute(ask)),
      leave: this.#act(() => view.kind === 'wait' && session.leave(view)),
      anew: this.#act(() => (this.#presented = undefined)),
    };
  }

  async #submit(ask: Ask, step: FormStep): Promise<void> {
    const forms = this.#forms!;
    const form = forms.of(step, languageOf(this.#host));
    if (!form.isReady) await form.prepare();
    const answers = form.submit();
    if (answers) {
      if (!ask.reviews) forms.forget(ask);
      this.#session.answer(ask, step, 'accept', answers);
      this.#changed();
    } else {
      const { view } = this.#session;
      if (view) this.#beginInSight(view);
      this.#changed();
      await Promise.resolve(); // then it is shown
      this.#root.querySelector<HTMLElement>('[part=summary]')?.focus();
    }
  }
}
