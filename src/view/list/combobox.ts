import { html, nothing, render } from 'lit/html.js';
import type { ListStrings } from '../../locales/en-list.js';
import { fold, search } from './search.js';

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
/** So many rows are rendered together, or none of them: a list of thousands has a few hundred. */
const BLOCK = 40;
/** Pixels; that of a row that was not seen yet. */
const ROW = 40;
const PAGE = 10;
const GAP = 4;

/**
 * The behaviour of an editable combobox with a list, as APG has it: the list opens while one types, and focus stays in the
 * text. It lives beside the DOM that it was made for, which the form may render again.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox {
  readonly #input: HTMLInputElement;
  readonly #popup: HTMLElement;
  readonly #status: HTMLElement;
  #model: ListModel;
  #folded: readonly string[] = [];
  #foldedOf: readonly string[] | undefined;
  /** Options, and {@link TYPED}. */
  #rows: readonly number[] = [];
  /** The row that Enter chooses. */
  #active = -1;
  /** The blocks that can be seen. */
  #seen: ReadonlySet<number> = new Set([0]);
  #observer: IntersectionObserver | undefined;

  constructor(root: Element, model: ListModel) {
    this.#input = root.querySelector('[role=combobox]')!;
    this.#popup = root.querySelector('[role=listbox]')!;
    this.#status = root.querySelector('[role=status]')!;
    this.#model = model;
  }

  set model(model: ListModel) {
    this.#model = model;
  }

  get #isOpen(): boolean {
    return this.#observer !== undefined;
  }

  onInput(): void {
    const { value } = this.#input;
    if (!this.#model.isMultiple) {
      const exact = this.#find(value);
      if (exact >= 0) this.#model.choose(exact);
      else this.#model.type(value);
    }
    this.#open(value);
    this.#activate(value && this.#rows.length ? 0 : -1);
  }

  /** A press on the text, or on the button beside it. */
  onPress(): void {
    if (this.#isOpen) this.#close();
    else this.#open('');
    this.#input.focus();
  }

  onKeydown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const last = this.#rows.length - 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        event.preventDefault();
        if (event.altKey) {
          if (step > 0) this.#open('');
          else this.#close();
        } else if (!this.#isOpen) {
          this.#open('');
          this.#activate(
            Math.max(
              0,
              this.#rows.findIndex((row) => this.#model.isChosen(row)),
            ),
          );
        } else {
          const next = this.#active + step;
          this.#activate(next > last ? 0 : next < 0 ? last : next);
        }
        break;
      }
      case 'PageDown':
      case 'PageUp':
        if (!this.#isOpen) return;
        event.preventDefault();
        this.#activate(
          event.key === 'PageDown' ? Math.min(last, this.#active + PAGE) : Math.max(0, this.#active - PAGE),
        );
        break;
      case 'Enter':
        if (!this.#isOpen) return; // then it submits
        event.preventDefault();
        event.stopPropagation();
        if (this.#active >= 0) this.#choose(this.#active);
        else this.#close();
        break;
      case 'Escape':
        if (!this.#isOpen) return; // then it dismisses the dialog
        event.preventDefault();
        event.stopPropagation();
        this.#close();
        break;
      case 'Backspace':
        if (this.#input.value === '') this.#model.unchoose?.();
        break;
    }
  }

  onFocusout({ relatedTarget }: FocusEvent): void {
    if (!this.#popup.parentElement?.contains(relatedTarget as Node | null)) this.#close();
  }

  #find(text: string): number {
    const folded = fold(text.trim(), this.#model.language);
    return folded ? this.#texts().indexOf(folded) : -1;
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
    const { strings, isOpen, language } = this.#model;
    const folded = fold(query.trim(), language);
    const found = search(this.#texts(), folded);
    const isOwn = isOpen && folded !== '' && this.#find(query) < 0;
    this.#rows = isOwn ? [...found, TYPED] : found;
    this.#seen = new Set([0]);
    if (!this.#isOpen) {
      this.#observer = new IntersectionObserver((entries) => this.#onSeen(entries), {
        root: this.#popup,
        rootMargin: '400px 0px',
      });
      this.#popup.showPopover();
      this.#input.ariaExpanded = 'true';
      for (const event of PLACING) addEventListener(event, this.#place, true);
      visualViewport?.addEventListener('resize', this.#place);
    }
    this.#status.textContent = found.length ? strings.matches(found.length) : strings.noMatch;
    this.#popup.scrollTop = 0;
    this.#active = -1;
    this.#render();
    this.#place();
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#popup.hidePopover();
    this.#input.ariaExpanded = 'false';
    this.#input.removeAttribute('aria-activedescendant');
    this.#status.textContent = '';
    for (const event of PLACING) removeEventListener(event, this.#place, true);
    visualViewport?.removeEventListener('resize', this.#place);
    render(nothing, this.#popup);
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
      this.#input.value = '';
      this.#open('');
      this.#activate(this.#rows.indexOf(option));
    } else {
      this.#input.value = texts[option]!;
      this.#close();
    }
  }

  #activate(row: number): void {
    this.#active = row;
    const block = Math.floor(row / BLOCK);
    if (row >= 0 && !this.#seen.has(block)) this.#seen = new Set([...this.#seen, block]);
    this.#render();
    const option = row < 0 ? null : this.#popup.querySelector(`#${this.#idOf(row)}`);
    if (option) {
      this.#input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else {
      this.#input.removeAttribute('aria-activedescendant');
    }
  }

  #idOf(row: number): string {
    return `${this.#popup.id}-${row}`;
  }

  /** What comes near is rendered, what goes far is not: its place keeps the height that it had. */
  #onSeen(entries: readonly IntersectionObserverEntry[]): void {
    const seen = new Set(this.#seen);
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const block = Number((target as HTMLElement).dataset['block']);
      if (isIntersecting) seen.add(block);
      else if (block !== Math.floor(this.#active / BLOCK) && seen.delete(block)) {
        (target as HTMLElement).style.minHeight = `${boundingClientRect.height}px`;
      }
    }
    this.#seen = seen;
    this.#render();
  }

  #render(): void {
    if (!this.#isOpen) return;
    const blocks = Math.ceil(this.#rows.length / BLOCK);
    render(
      Array.from({ length: blocks }, (_, block) => this.#block(block)),
      this.#popup,
    );
    this.#popup.querySelectorAll<HTMLElement>('[data-block]').forEach((element, block) => {
      const rows = Math.min(BLOCK, this.#rows.length - block * BLOCK);
      if (!this.#seen.has(block) && !element.style.minHeight) element.style.minHeight = `${rows * ROW}px`;
      if (this.#seen.has(block)) element.style.minHeight = '';
      this.#observer?.observe(element);
    });
  }

  #block(block: number) {
    const rows = this.#seen.has(block) ? this.#rows.slice(block * BLOCK, (block + 1) * BLOCK) : [];
    return html`<div role="presentation" data-block=${block}>
      ${rows.map((option, i) => this.#row(option, block * BLOCK + i))}
    </div>`;
  }

  #row(option: number, row: number) {
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
      @pointerdown=${keepFocus}
      @click=${() => this.#choose(row)}
    >
      <span dir="auto">${option === TYPED ? strings.useText(this.#input.value.trim()) : texts[option]}</span>
    </div>`;
  }

  /** Below the text, or above it where there is more room; on top of everything, so nothing cuts it off. */
  readonly #place = (event?: Event): void => {
    if (event?.target === this.#popup) return;
    const { left, top, bottom, width } = this.#input.getBoundingClientRect();
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
    const below = offsetTop + height - bottom - GAP * 2;
    const above = top - offsetTop - GAP * 2;
    const isAbove = below < ROW * 5 && above > below;
    const { style } = this.#popup;
    style.left = `${left}px`;
    style.width = `${width}px`;
    style.maxHeight = `${Math.min(ROW * 8, Math.max(ROW * 2, isAbove ? above : below))}px`;
    style.top = isAbove ? 'auto' : `${bottom + GAP}px`;
    style.bottom = isAbove ? `${innerHeight - top + GAP}px` : 'auto';
  };
}

/** After these, the text may be elsewhere. */
const PLACING = ['scroll', 'resize'] as const;

/** A press on an option leaves focus in the text. */
const keepFocus = (event: Event) => event.preventDefault();
