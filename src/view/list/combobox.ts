import { html } from 'lit';
import { follow } from './follow.js';
import { rowAfter } from './keys.js';
import { Matcher, TYPED } from './matcher.js';
import { Rows } from './rows.js';
import type { ListModel } from './types.js';

/** Milliseconds after the last keystroke before the number of options is announced. */
const PAUSE = 300;

/** Closes the list on a close request, such as Android's back gesture, where the platform supports it. */
interface Closing extends EventTarget {
  destroy(): void;
}
const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => Closing };

/**
 * An editable combobox with a listbox, as in the ARIA Authoring Practices: the list opens as the user types, and focus stays
 * in the text field. It belongs to the DOM that it was created for, which the form may re-render.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox {
  readonly #input: HTMLInputElement;
  readonly #popup: HTMLElement;
  readonly #status: HTMLElement;
  readonly #list: Rows;
  readonly #matcher = new Matcher();
  #model: ListModel;
  /** Options and {@link TYPED}. */
  #rows: readonly number[] = [];
  /** The row that Enter chooses. */
  #active = -1;
  /** Stops what runs while the list is open. */
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
    // The option with this text, else the text itself if it is an answer, else the best match.
    this.#activate(value ? Math.max(0, this.#rows.indexOf(exact)) : -1);
  }

  /** The text field or its button was clicked. */
  onPress(): void {
    if (this.#isOpen) this.#close();
    else this.#open('');
    this.#input.focus();
  }

  /** The button that clears the choice was clicked. */
  onClear(): void {
    this.#clear();
    this.#close();
    this.#input.focus();
  }

  onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    switch (event.key) {
      case 'Enter':
        if (!this.#isOpen) return; // submits the form
        if (this.#active >= 0) this.#choose(this.#active);
        else this.#close();
        break;
      case 'Escape':
        if (this.#isOpen) this.#close();
        else if (this.#isPending) this.#clear();
        else return; // dismisses the dialog
        break;
      case 'Backspace':
        if (this.#input.value !== '' || event.repeat) return;
        this.#model.unchoose?.();
        if (this.#isOpen) this.#list.keep(this.#active); // updates its check mark
        return;
      default: {
        const row = rowAfter(event.key, this.#active, this.#rows.length);
        if (row === undefined || !this.#walk(event, row)) return;
      }
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves through the list. Returns whether it handled the key. */
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

  #find(text: string): number {
    return this.#matcher.find(this.#model, text);
  }

  /** Whether there is text that is not an answer yet. */
  get #isPending(): boolean {
    const { isMultiple, isOpen } = this.#model;
    return this.#query !== '' && (isMultiple || !isOpen);
  }

  /** The text to search for. The text of a chosen option is no search. */
  get #query(): string {
    const { value } = this.#input;
    return !this.#model.isMultiple && this.#find(value) >= 0 ? '' : value;
  }

  #open(query: string): void {
    this.#rows = this.#matcher.rows(this.#model, query);
    if (!this.#isOpen) this.#begin();
    this.#announce(this.#rows.filter((row) => row !== TYPED).length);
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

  /** Announces the number of options when the user pauses. An empty list shows its message at once. */
  #announce(count: number): void {
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
      return; // the text is already stored
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
    // eslint-disable-next-line lit-a11y/click-events-have-key-events -- focus stays in the text field, which handles the keys
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
