import type { ListStrings } from '../../locales/en-list.js';

/** What a combobox lists, and what it does with the user's choice. */
export interface ListModel {
  /** The text of each option. */
  readonly texts: readonly string[];
  /** BCP 47 tag. */
  readonly language: string;
  readonly strings: ListStrings;
  readonly isMultiple: boolean;
  /** Whether free text is an answer, too. */
  readonly isOpen: boolean;
  isChosen(option: number): boolean;
  /** Chooses an option. With several answers, toggles it. */
  choose(option: number): void;
  /** Stores text that is not an option, or is empty. */
  type(text: string): void;
  /** Removes the last of several chosen options. */
  unchoose?(): void;
}
