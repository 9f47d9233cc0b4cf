import { html } from 'lit/html.js';
import type { ListStrings } from '../../locales/en-list.js';
import { follow } from './follow.js';
import { rowAfter } from './keys.js';
import { Rows } from './rows.js';
import { fold, only, search } from './search.js';

/** What a combobox lists, and whom it tells. */
export interface ListModel {
  /** What each option is called. */
  readonly texts: readonly string[];
  readonly language: string;
  readonly strings: ListStrings;
  readonly isMultiple: boolean;
  /** Is a text of one's own an answer, too? */
  readonly isOpen: boolean;
  isChosen(option: number): boolean;
  /** The person chose an option; or, with several, took it back. */
  choose(option: number): void;
  /** The person typed something that is no option, or nothing. */
  type(text: string): void;
  /** The person took back what was chosen last. */
  unchoose?(): void;
}

/** In place of an option: the text that was typed. */
const TYPED = -1;
/** Milliseconds without a letter, after which it is said how many options there are. */
const PAUSE = 300;

/** What a request to close ends with first, where the platform knows them: Android's way back has no key. */
interface Closing extends EventTarget {
  destroy(): void;
}
const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => Closing };

/**
 * The behaviour of an editable combobox with a list, as APG has it: the list opens while one types, and focus stays in the
 * text. It lives beside the DOM that it was made for, which the form may render again.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox {
  readonly #input: HTMLInputElement;
  readonly #popup: HTMLElement;
  readonly #status: HTMLElement;
  readonly #list: Rows;
  #model: ListModel;
  #folded: readonly string[] = [];
  #foldedOf: readonly string[] | undefined;
  /** Options, and {@link TYPED}. */
  #rows: readonly number[] = [];
  /** The row that Enter chooses. */
  #active = -1;
  /** Of what runs while it is open. */
  #end: (() => void) | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(root: Element, model: ListModel) {
    this.#input = root.querySelector('[role=combobox]')!;
    this.#popup = root.querySelector('.popup')!;
    this.#status = root.querySelector('[role=status]')!;
    this.#list = new Rows(root.querySelector('[role=listbox]')!, (row) => this.#row(row));
    this.#model = model;
  }

  set model(model: ListModel) {
    this.#model = model;
  }

  get #isOpen(): boolean {
    return this.#end !== undefined;
  }

  onInput(): void {
    const { value } = this.#input;
    const exact = this.#find(value);
    if (exact >= 0 && !this.#model.isMultiple) this.#model.choose(exact);
    else this.#model.type(value);
    this.#open(value);
    // What is meant, if it is all there; else the text itself, where that is an answer; else what fits best.
    this.#activate(value ? Math.max(0, this.#rows.indexOf(exact)) : -1);
  }

  /** A press on the text, or on the button beside it. */
  onPress(): void {
    if (this.#isOpen) this.#close();
    else this.#open('');
    this.#input.focus();
  }

  /** A press on the button that takes the choice back. */
  onClear(): void {
    this.#clear();
    this.#close();
    this.#input.focus();
  }

  onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    switch (event.key) {
      case 'Enter':
        if (!this.#isOpen) return; // then it submits
        if (this.#active >= 0) this.#choose(this.#active);
        else this.#close();
        break;
      case 'Escape':
        if (this.#isOpen) this.#close();
        else if (this.#isPending) this.#clear();
        else return; // then it dismisses the dialog
        break;
      case 'Backspace':
        if (this.#input.value !== '' || event.repeat) return;
        this.#model.unchoose?.();
        if (this.#isOpen) this.#list.keep(this.#active); // and its check goes
        return;
      default: {
        const row = rowAfter(event.key, this.#active, this.#rows.length);
        if (row === undefined || !this.#walk(event, row)) return;
      }
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Whether the key was for the list. */
  #walk({ key, altKey }: KeyboardEvent, row: number): boolean {
    if (this.#isOpen) {
      if (!altKey) this.#activate(row);
      else if (key === 'ArrowUp') this.#close();
      return true;
    }
    if (!key.startsWith('Arrow') || (altKey && key === 'ArrowUp')) return false;
    this.#open(this.#query);
    if (altKey) return true;
    const chosen = this.#rows.findIndex((option) => option !== TYPED && this.#model.isChosen(option));
    this.#activate(Math.max(0, chosen));
    return true;
  }

  onFocusout({ relatedTarget }: FocusEvent): void {
    if (this.#input.parentElement!.contains(relatedTarget as Node | null)) return;
    this.#close();
    const chosen = this.#model.isMultiple ? -1 : this.#find(this.#input.value);
    if (chosen >= 0) this.#input.value = this.#model.texts[chosen]!;
  }

  /** The option that a text is. Where any text is an answer, only one that is spelled so. */
  #find(text: string): number {
    const { texts, language, isOpen } = this.#model;
    const exact = texts.indexOf(text.trim());
    const folded = fold(text.trim(), language);
    return exact >= 0 || isOpen || !folded ? exact : only(this.#texts(), folded);
  }

  /** What was typed, and is no answer yet. */
  get #isPending(): boolean {
    const { isMultiple, isOpen } = this.#model;
    return this.#query !== '' && (isMultiple || !isOpen);
  }

  /** What to search for: an option that was chosen is not. */
  get #query(): string {
    const { value } = this.#input;
    return !this.#model.isMultiple && this.#find(value) >= 0 ? '' : value;
  }

  #texts(): readonly string[] {
    const { texts, language } = this.#model;
    if (this.#foldedOf !== texts) {
      this.#foldedOf = texts;
      this.#folded = texts.map((text) => fold(text, language));
    }
    return this.#folded;
  }

  #open(query: string): void {
    const { isOpen, language } = this.#model;
    const folded = fold(query.trim(), language);
    const found = search(this.#texts(), folded);
    const isOwn = isOpen && folded !== '' && this.#find(query) < 0;
    this.#rows = isOwn ? [TYPED, ...found] : found;
    if (!this.#isOpen) this.#begin();
    this.#say(found.length);
    this.#list.show(this.#rows.length);
    this.#activate(-1);
  }

  #begin(): void {
    this.#input.scrollIntoView({ block: 'nearest' });
    this.#popup.showPopover();
    this.#input.ariaExpanded = 'true';
    const close = () => this.#close();
    const unfollow = follow(this.#popup, this.#input, close);
    const closing = CloseWatcher && new CloseWatcher();
    closing?.addEventListener('close', close);
    this.#end = () => {
      unfollow();
      closing?.destroy();
    };
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#end!();
    this.#end = undefined;
    clearTimeout(this.#pause);
    this.#popup.hidePopover();
    this.#input.ariaExpanded = 'false';
    this.#input.removeAttribute('aria-activedescendant');
    this.#status.textContent = '';
    this.#list.clear();
  }

  #clear(): void {
    this.#input.value = '';
    this.#model.type('');
  }

  /** Said once a person pauses; seen at once, where there is nothing else to see. */
  #say(count: number): void {
    const { strings } = this.#model;
    this.#popup.querySelector('.none')!.textContent = this.#rows.length ? '' : strings.noMatch;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#status.textContent = count ? strings.matches(count) : strings.noMatch;
    }, PAUSE);
  }

  #choose(row: number): void {
    const option = this.#rows[row]!;
    const { isMultiple, texts } = this.#model;
    if (option === TYPED) {
      this.#close();
      return; // it is the answer already
    }
    this.#model.choose(option);
    if (isMultiple) {
      this.#clear();
      this.#open('');
      this.#activate(this.#rows.indexOf(option));
    } else {
      this.#input.value = texts[option]!;
      this.#close();
    }
  }

  #activate(row: number): void {
    this.#active = Math.min(row, this.#rows.length - 1);
    this.#list.keep(this.#active);
    const option = this.#active < 0 ? null : this.#popup.querySelector(`#${this.#idOf(this.#active)}`);
    if (option) {
      this.#input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else {
      this.#input.removeAttribute('aria-activedescendant');
    }
  }

  #idOf(row: number): string {
    return `${this.#input.id}-${row}`;
  }

  #row(row: number) {
    const option = this.#rows[row]!;
    const model = this.#model;
    const { texts, strings } = model;
    // eslint-disable-next-line lit-a11y/click-events-have-key-events -- focus is in the text, which hears the keys
    return html`<div
      part="option"
      class="row"
      role="option"
      id=${this.#idOf(row)}
      aria-selected=${option !== TYPED && model.isChosen(option) ? 'true' : 'false'}
      aria-setsize=${this.#rows.length}
      aria-posinset=${row + 1}
      ?data-active=${row === this.#active}
      @click=${() => this.#choose(row)}
    >
      <span dir="auto">${option === TYPED ? strings.useText(this.#input.value.trim()) : texts[option]}</span>
    </div>`;
  }
}
