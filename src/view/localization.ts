import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../locales/en.js';
import { languageOf, loadWords, watchLanguage, wordsIn } from '../locales/language.js';
import type { Words } from '../locales/words.js';
import type { Localization } from './context.js';

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly strings: Words | undefined;
}

/** The language of the element: the nearest `lang`, through shadow roots, with the strings that it takes. */
export class LocalizationController implements ReactiveController {
  readonly #host: Host;
  #language = '';
  #unwatch: (() => void) | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#language = languageOf(this.#host);
  }

  hostDisconnected(): void {
    this.watch(false);
  }

  /** Updates the element when a `lang` around it changes. Needed only while it shows something. */
  watch(isNeeded: boolean): void {
    if (isNeeded) {
      this.#unwatch ??= watchLanguage(this.#host, () => this.#host.requestUpdate());
    } else {
      this.#unwatch?.();
      this.#unwatch = undefined;
    }
  }

  /** Whether the strings are loaded. */
  get isReady(): boolean {
    return wordsIn(this.#language) !== undefined;
  }

  load(): Promise<void> {
    return loadWords(this.#language);
  }

  /** The language that is shown, which is English if there is no translation. */
  get tag(): string {
    return wordsIn(this.#language)?.tag ?? 'en';
  }

  get direction(): 'rtl' | undefined {
    return /^(ar|he)$/.test(this.tag) ? 'rtl' : undefined;
  }

  get current(): Localization {
    const words: Words = { ...wordsIn(this.#language)?.words, ...this.#host.strings };
    return { language: this.#language, words, strings: { ...en, ...words } };
  }
}
