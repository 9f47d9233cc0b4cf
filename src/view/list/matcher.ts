import { fold, only, search } from './search.js';
import type { ListModel } from './types.js';

/** Stands for the text that the user typed, in place of an option. */
export const TYPED = -1;

/** Matches text with the options of a list. */
export class Matcher {
  #folded: readonly string[] = [];
  #source: readonly string[] | undefined;

  /** The options for a query, best first. If free text is an answer, it comes before them. */
  rows(model: ListModel, query: string): readonly number[] {
    const folded = fold(query.trim(), model.language);
    const found = search(this.#foldedTexts(model), folded);
    const isOwn = model.isOpen && folded !== '' && this.find(model, query) < 0;
    return isOwn ? [TYPED, ...found] : found;
  }

  /** The option with this text, or -1. If free text is an answer, the spelling must match exactly. */
  find(model: ListModel, text: string): number {
    const exact = model.texts.indexOf(text.trim());
    const folded = fold(text.trim(), model.language);
    return exact >= 0 || model.isOpen || !folded ? exact : only(this.#foldedTexts(model), folded);
  }

  /** Folding thousands of texts takes time, so it happens once per list. */
  #foldedTexts({ texts, language }: ListModel): readonly string[] {
    if (this.#source !== texts) {
      this.#source = texts;
      this.#folded = texts.map((text) => fold(text, language));
    }
    return this.#folded;
  }
}
