import { html, type TemplateResult } from 'lit';
import { absent } from '../page/page.js';
import { activeElement, firstFocus } from './focus.js';
import { PressGuard } from './press-guard.js';
import type { ClosedBy, Presentation } from './types.js';
import { avoidKeyboard } from './viewport.js';

export { styles } from './dialog.styles.js';
export type { ClosedBy, Presentation } from './types.js';

/** How to render the dialog. */
export interface DialogOptions {
  readonly presentation: Presentation;
  readonly closedBy: ClosedBy;
  readonly language: string;
  readonly direction: 'rtl' | undefined;
}

interface Listener {
  /** The user dismissed the dialog. */
  readonly dismissed: () => void;
  /** The user is working in the dialog. */
  readonly active: () => void;
}

/**
 * A native dialog: its template, opening and closing, moving focus into it and back. Inline, it opens without taking focus.
 */
export class Dialog {
  readonly #root: () => ParentNode | undefined;
  readonly #listener: Listener;
  #guard: PressGuard | undefined;
  #closedBy: ClosedBy = 'any';
  #isInline = false;
  #returnTo: Element | null = null;
  #pressedBackdrop = false;
  #stopAvoiding: (() => void) | undefined;

  /** `root` returns the root that the template is rendered into, once there is one. */
  constructor(root: () => ParentNode | undefined, listener: Listener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** The dialog around its content. */
  render(content: unknown, { presentation, closedBy, language, direction }: DialogOptions): TemplateResult {
    this.#isInline = presentation === 'inline';
    this.#closedBy = closedBy;
    // The element handles the backdrop itself, because not every engine supports closedby="any". Inline, also Escape.
    const native = closedBy === 'none' || this.#isInline ? 'none' : 'closerequest';
    const { active } = this.#listener;
    return html`<dialog
      part="dialog"
      aria-labelledby="heading"
      aria-describedby="message"
      closedby=${native}
      lang=${language}
      dir=${direction ?? absent}
      @cancel=${this.#onCancel}
      @close=${this.#onClose}
      @keydown=${this.#onKeydown}
      @pointerdown=${this.#onPointerdown}
      @click=${this.#onClick}
      @focusin=${this.#onFocusin}
      @input=${active}
      >${content}</dialog
    >`;
  }

  /** Undefined before the first render. */
  get #element(): HTMLDialogElement | null | undefined {
    return this.#root()?.querySelector('dialog');
  }

  get hasFocus(): boolean {
    return this.#element?.matches(':focus-within') ?? false;
  }

  /** Whether it is open in another way than it should be: after a move in the page, it is no longer modal. */
  get isMisplaced(): boolean {
    const element = this.#element;
    return element !== null && element !== undefined && element.open && isModal(element) === this.#isInline;
  }

  /** Opens the dialog, and moves focus to where its content begins, or to the field with this id. */
  open(fieldId: string | undefined, hadFocus: boolean): void {
    const element = this.#element!;
    this.#guard ??= new PressGuard(element);
    if (!element.open) this.#returnTo = activeElement();
    if (this.isMisplaced) {
      if (isModal(element)) element.close();
      else element.removeAttribute('open');
    }
    const focus = this.#isInline && !hadFocus && !fieldId ? null : firstFocus(element, fieldId);
    if (this.#isInline) {
      element.setAttribute('open', ''); // show() would move focus
    } else if (!element.open) {
      // Without autofocus, showModal() first focuses the close button, which costs a layout and may be announced.
      if (focus) focus.autofocus = true;
      element.showModal();
      focus?.removeAttribute('autofocus');
    }
    this.#stopAvoiding ??= avoidKeyboard(element);
    if (focus && activeElement() !== focus) focus.focus();
    this.#guard.reset(focus);
  }

  close(): void {
    const element = this.#element;
    this.#stopAvoiding?.();
    this.#stopAvoiding = undefined;
    if (!element) return;
    element.close();
    const active = document.activeElement ?? document.body;
    // The browser restores focus, unless the dialog was moved or removed while it was open.
    const isLost = active === document.body || element.matches(':focus-within');
    if (isLost && this.#returnTo !== document.body) (this.#returnTo as HTMLElement | null)?.focus?.();
    this.#returnTo = null;
  }

  readonly #onCancel = (event: Event): void => {
    // Controls inside the dialog may fire cancel events, too.
    if (event.target === this.#element && this.#closedBy === 'none') event.preventDefault();
  };

  /** A second Escape cannot be prevented, so only `close` tells that the dialog was dismissed. */
  readonly #onClose = ({ target }: Event): void => {
    if (target === this.#element && !this.#element?.open) this.#listener.dismissed();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
    this.#listener.active();
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault(); // or a text field would submit the form again
      this.#element?.querySelector('form')?.requestSubmit();
    } else if (key === 'Escape' && this.#isInline && this.#closedBy !== 'none' && !defaultPrevented && !isComposing) {
      this.#listener.dismissed();
    }
  };

  readonly #onPointerdown = (event: PointerEvent): void => {
    this.#listener.active();
    this.#pressedBackdrop = this.#isOnBackdrop(event);
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#closedBy === 'any' && this.#pressedBackdrop && this.#isOnBackdrop(event)) this.#listener.dismissed();
  };

  readonly #onFocusin = ({ relatedTarget }: FocusEvent): void => {
    if (this.#isInline && relatedTarget instanceof Element && !this.#element?.contains(relatedTarget)) {
      this.#returnTo = relatedTarget;
    }
  };

  #isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    if (target !== this.#element) return false;
    const { top, right, bottom, left } = this.#element!.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }
}

const isModal = (dialog: HTMLDialogElement): boolean => dialog.matches(':modal');
