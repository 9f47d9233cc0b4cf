import type { FormStrings } from './en-form.js';
import type { ListStrings } from './en-list.js';
import type { UrlStrings } from './en-url.js';
import type { Strings } from './en.js';

/** All strings of a language. */
export type Translation = Strings & FormStrings & ListStrings & UrlStrings;

/** Strings that a host sets to replace those of the language. */
export type Words = Partial<Translation>;

/** Strings and their language. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly words: Words;
}
