import type { Strings } from './en.js';
import type { UrlStrings } from './en-url.js';

/** Words that a host may set in place of those of the language. */
export type Words = Partial<Strings & UrlStrings>;
