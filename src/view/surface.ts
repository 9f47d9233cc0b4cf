import { PressGuard } from './press-guard.js';

/** What dismisses the dialog besides its close button, as HTML's `closedby`. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

/** A modal dialog, or the same in the flow of the page. */
export type Presentation = 'dialog' | 'inline';

/**
 * A native dialog: opens and closes it, brings focus in and back, and tells when a person dismissed it. What it holds is
 * rendered into `element`. In the flow of a page, it comes without taking the focus.
 */
export class Surface {
  readonly element = document.createElement('dialog');
  readonly #guard = new PressGuard(this.element);
  #closedBy: ClosedBy | undefined;
  #presentation: Presentation | undefined;
  #returnTo: Element | null = null;
  /** Focus is moved within it, when what it holds is replaced. */
  #hadFocus = false;
  #pressedBackdrop = false;

  constructor({ dismissed, active }: { dismissed: () => void; active: () => void }) {
    const { element } = this;
    element.part.add('dialog');
    element.setAttribute('aria-labelledby', 'heading');
    element.setAttribute('aria-describedby', 'message');
    // A control inside may send a cancel event of its own.
    element.addEventListener('cancel', (event) => {
      if (event.target === element && this.#closedBy === 'none') event.preventDefault();
    });
    // Closed is the one truth, however it came about: a second Escape cannot be prevented.
    element.addEventListener('close', (event) => {
      if (event.target === element && !element.open) dismissed();
    });
    element.addEventListener('keydown', (event) => {
      const isDismissal = event.key === 'Escape' && this.#presentation === 'inline' && this.#closedBy !== 'none';
      if (isDismissal && !event.defaultPrevented && !event.isComposing) dismissed();
    });
    for (const sign of ['input', 'keydown', 'pointerdown']) element.addEventListener(sign, active);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault(); // or a text field submits once more
      element.querySelector('form')?.requestSubmit();
    });
    element.addEventListener('focusin', ({ relatedTarget }) => {
      if (this.#presentation === 'inline' && relatedTarget instanceof Element && !element.contains(relatedTarget)) {
        this.#returnTo = relatedTarget;
      }
    });
    element.addEventListener('pointerdown', (event) => {
      this.#pressedBackdrop = this.#isOnBackdrop(event);
    });
    element.addEventListener('click', (event) => {
      if (this.#closedBy === 'any' && this.#pressedBackdrop && this.#isOnBackdrop(event)) dismissed();
    });
  }

  /** Keeps clear of what covers the page: an on-screen keyboard resizes no `dvh`. */
  readonly #avoid = (): void => {
    const { scale, offsetTop, height } = visualViewport!;
    const { style } = this.element;
    const isZoomed = scale !== 1; // then a person moves the page as they like
    style.setProperty('--_above', isZoomed ? '' : `${offsetTop}px`);
    style.setProperty('--_below', isZoomed ? '' : `${Math.max(0, innerHeight - offsetTop - height)}px`);
  };

  /** How it is shown from now on, also while it is open. */
  present(presentation: Presentation, closedBy: ClosedBy): void {
    if (this.#presentation === presentation && this.#closedBy === closedBy) return;
    this.#presentation = presentation;
    this.#closedBy = closedBy;
    // Presses on the backdrop are heard here: not every engine knows closedby="any". In the flow, so is Escape.
    this.element.setAttribute('closedby', closedBy === 'none' || presentation === 'inline' ? 'none' : 'closerequest');
  }

  /** One that was moved in the page is open, but modal no longer. One that was just closed is neither. */
  get isMisplaced(): boolean {
    const { element } = this;
    return element.open && element.matches(':modal') !== (this.#presentation === 'dialog');
  }

  /** Makes room for something else to show. */
  replace(): HTMLElement {
    const { element } = this;
    const page = document.createElement('div');
    page.className = 'page';
    this.#hadFocus = element.matches(':focus-within');
    element.replaceChildren(page);
    return page;
  }

  /** Shows what it holds, with focus where that begins, or on the field with this id. */
  open(field?: string): void {
    const { element } = this;
    const isInline = this.#presentation === 'inline';
    if (!element.open) this.#returnTo = activeElement();
    if (this.isMisplaced) {
      if (element.matches(':modal')) element.close();
      else element.removeAttribute('open');
    }
    const focus = isInline && !this.#hadFocus && !field ? null : firstFocus(element, field);
    if (isInline) {
      element.setAttribute('open', ''); // show() would take the focus
    } else if (!element.open) {
      // Or the close button has focus first, and all is laid out, and perhaps read out, twice.
      if (focus) focus.autofocus = true;
      element.showModal();
      focus?.removeAttribute('autofocus');
    }
    for (const event of ['resize', 'scroll']) visualViewport?.addEventListener(event, this.#avoid);
    if (focus && activeElement() !== focus) focus.focus();
    this.#guard.reset(focus);
  }

  close(): void {
    const { element } = this;
    for (const event of ['resize', 'scroll']) visualViewport?.removeEventListener(event, this.#avoid);
    element.close();
    const active = document.activeElement ?? document.body;
    // The browser brings focus back, unless the dialog was moved or removed while it was open.
    const isLost = active === document.body || element.matches(':focus-within');
    if (isLost && this.#returnTo !== document.body) (this.#returnTo as HTMLElement | null)?.focus?.();
    this.#returnTo = null;
  }

  #isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    const { top, right, bottom, left } = this.element.getBoundingClientRect();
    return target === this.element && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  }
}

/** A field; else what a form begins with: its first control, or what is chosen of a group; its heading where there is none. */
function firstFocus(dialog: HTMLElement, field?: string): HTMLElement | null {
  const asked = field ? dialog.querySelector<HTMLElement>(`#${field}`) : null;
  const first = asked?.matches('[part~=control]')
    ? (asked as HTMLInputElement)
    : (asked ?? dialog).querySelector<HTMLInputElement>('[part~=control]');
  const chosen = first?.type === 'radio' ? dialog.querySelector<HTMLElement>(`[name=${first.name}]:checked`) : null;
  return chosen ?? first ?? dialog.querySelector<HTMLElement>('.heading');
}

/** What has focus, through every shadow root. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
