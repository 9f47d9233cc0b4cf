/** Nobody reads a dialog and decides within this many milliseconds. */
const REACTION_TIME = 500;

/**
 * Whoever was typing or clicking when the dialog appeared has not answered it. The guard sees every press in the dialog
 * first, and stops those that began before it opened, and Enter in the first half second.
 */
export class PressGuard {
  #openedAt = 0;
  /** What focus was moved to, rather than what the person moved to. */
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

  /** A new request is on show, and focus was moved into it. */
  reset(focused: EventTarget | null): void {
    this.#openedAt = performance.now();
    this.#focused = focused;
    this.#presses = 0;
    this.#keys.clear();
  }

  /** `detail` counts the presses of a click; where fewer were seen, they began elsewhere. A key's click has none. */
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
      // While composing, Enter ends a word; Safari says so only by the old key code.
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other word for it
      const isComposing = event.isComposing || event.keyCode === 229;
      if (isHeld || isComposing || isUnchosen || (isEarly && isTyping)) stop(event);
    } else if (!isTyping && event.key === ' ' && (isHeld || isUnchosen)) {
      stop(event);
    }
  }

  /** Space presses a button when it is let go. */
  #onKeyup(event: KeyboardEvent): void {
    if (!this.#keys.delete(event.code) && event.key === ' ') stop(event);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
