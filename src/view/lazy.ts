import type * as List from './list/list.js';
import type * as Url from './url/url.js';

/** The parts that most pages never need. */
interface Parts {
  list: typeof List;
  url: typeof Url;
}
export type Part = keyof Parts;

/** The parts that have been loaded, shared by all elements of the page. */
export const loaded: Partial<Parts> = {};

/** Loads a part unless it is loaded already. */
export async function load(part: Part): Promise<void> {
  if (part === 'list') loaded.list ??= await import('./list/list.js');
  else loaded.url ??= await import('./url/url.js');
}
