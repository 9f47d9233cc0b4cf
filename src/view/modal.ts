import { PressGuard } from './press-guard.js';

/** What dismisses the dialog besides its close button, as HTML's `closedby`. */
export type ClosedBy = 'any' | 'closerequest' | 'none';

/**
 * A native modal dialog: opens and closes it, brings focus in and back, and tells when a person dismissed it. What it
 * holds is rendered into `element`.
 */
export class Modal {
  readonly element = document.createElement('dialog');
  readonly #guard = new PressGuard(this.element);
  #closedBy: ClosedBy = 'any';
  #returnTo: Element | null = null;
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
    for (const sign of ['input', 'keydown', 'pointerdown']) element.addEventListener(sign, active);
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault(); // or a text field submits once more
      element.querySelector('form')?.requestSubmit();
    });
    element.addEventListener('pointerdown', (event) => {
      this.#pressedBackdrop = this.#isOnBackdrop(event);
    });
    element.addEventListener('click', (event) => {
      if (this.#closedBy === 'any' && this.#pressedBackdrop && this.#isOnBackdrop(event)) dismissed();
    });
  }

  set closedBy(closedBy: ClosedBy) {
    this.#closedBy = closedBy;
    // Presses on the backdrop are heard here: not every engine knows closedby="any".
    this.element.setAttribute('closedby', closedBy === 'none' ? 'none' : 'closerequest');
  }

  /** One that was moved in the page is open, but modal no longer. One that was just closed is neither. */
  get wasMoved(): boolean {
    return this.element.matches('[open]:not(:modal)');
  }

  /** Makes room for something else to show. */
  replace(): HTMLElement {
    const page = document.createElement('div');
    page.className = 'page';
    this.element.replaceChildren(page);
    return page;
  }

  /** Shows what it holds, with focus where that begins. */
  open(): void {
    const { element } = this;
    if (!element.open) this.#returnTo = activeElement();
    if (this.wasMoved) element.removeAttribute('open');
    if (!element.open) element.showModal();
    const focus = firstFocus(element);
    focus?.focus();
    this.#guard.reset(focus);
  }

  close(): void {
    const { element } = this;
    element.close();
    const active = document.activeElement ?? document.body;
    // The browser brings focus back, unless the dialog was moved or removed while it was open.
    if (active === document.body || element.matches(':focus-within')) (this.#returnTo as HTMLElement | null)?.focus?.();
    this.#returnTo = null;
  }

  #isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
    const { top, right, bottom, left } = this.element.getBoundingClientRect();
    return target === this.element && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  }
}

/** What a form begins with: its first control, or what is chosen of a group; its heading where there is none. */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector<HTMLInputElement>('[part~=control]');
  const chosen = first?.type === 'radio' ? dialog.querySelector<HTMLElement>(`[name=${first.name}]:checked`) : null;
  return chosen ?? first ?? dialog.querySelector<HTMLElement>('.heading');
}

/** What has focus, through every shadow root. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
