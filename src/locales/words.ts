import type { Strings } from './en.js';
import type { ProblemStrings } from './en-problems.js';
import type { UrlStrings } from './en-url.js';

/** Words that a host may set in place of those of the language. */
export type Words = Partial<Strings & ProblemStrings & UrlStrings>;
