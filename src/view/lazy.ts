import type * as Form from './form.js';
import type * as List from './list/list.js';
import type * as Url from './url.js';

/** What is loaded when it is needed, once for all elements of the page: forms, long lists, and pages to open. */
interface Parts {
  form: typeof Form;
  list: typeof List;
  url: typeof Url;
}
export type Part = keyof Parts;

export const loaded: Partial<Parts> = {};

/** Loads a part, unless it is there. */
export async function load(part: Part): Promise<void> {
  if (loaded[part]) return;
  if (part === 'form') loaded.form = await import('./form.js');
  else if (part === 'list') loaded.list = await import('./list/list.js');
  else loaded.url = await import('./url.js');
}
