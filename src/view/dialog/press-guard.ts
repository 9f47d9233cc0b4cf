/** Milliseconds in which nobody reads a dialog and decides. */
const REACTION_TIME = 500;

/**
 * Whoever was typing or clicking when the dialog appeared has not answered it. The guard captures every press in the dialog
 * and stops those that began before it opened. For the first half second, it also stops Enter.
 */
export class PressGuard {
  #openedAt = 0;
  /** What the dialog focused, as opposed to what the user moved to. */
  #focused: EventTarget | null = null;
  #presses = 0;
  readonly #keys = new Set<string>();

  constructor(root: EventTarget) {
    const options = { capture: true };
    root.addEventListener('pointerdown', () => this.#presses++, options);
    root.addEventListener('click', (event) => this.#onClick(event as MouseEvent), options);
    root.addEventListener('keydown', (event) => this.#onKeydown(event as KeyboardEvent), options);
    root.addEventListener('keyup', (event) => this.#onKeyup(event as KeyboardEvent), options);
  }

  /** Starts again for a new request, after focus was moved into it. */
  reset(focused: EventTarget | null): void {
    this.#openedAt = performance.now();
    this.#focused = focused;
    this.#presses = 0;
    this.#keys.clear();
  }

  /** `detail` counts the presses of a click. If the guard saw fewer, they began elsewhere. A click by key has none. */
  #onClick(event: MouseEvent): void {
    if (event.detail > this.#presses) stop(event);
  }

  #onKeydown(event: KeyboardEvent): void {
    const isTyping = (event.target as Element).matches('textarea, input:not([type=radio], [type=checkbox])');
    const isEarly = performance.now() - this.#openedAt < REACTION_TIME;
    const isHeld = event.repeat && !this.#keys.has(event.code);
    const isUnchosen = isEarly && event.target === this.#focused;
    if (!event.repeat) this.#keys.add(event.code);
    if (event.key === 'Enter') {
      // Enter ends a composition. Safari reports that only by the deprecated key code.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no replacement
      const isComposing = event.isComposing || event.keyCode === 229;
      if (isHeld || isComposing || isUnchosen || (isEarly && isTyping)) stop(event);
    } else if (!isTyping && event.key === ' ' && (isHeld || isUnchosen)) {
      stop(event);
    }
  }

  /** Space presses a button when the key is released. */
  #onKeyup(event: KeyboardEvent): void {
    if (!this.#keys.delete(event.code) && event.key === ' ') stop(event);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
