import type * as Form from './form.js';
import type * as Url from './url.js';

/** What is loaded when it is needed, once for all elements of the page: forms, and pages to open. */
interface Parts {
  form: typeof Form;
  url: typeof Url;
}
export type Part = keyof Parts;

export const loaded: Partial<Parts> = {};

/** Loads a part, unless it is there. */
export async function load(part: Part): Promise<void> {
  if (loaded[part]) return;
  if (part === 'form') loaded.form = await import('./form.js');
  else loaded.url = await import('./url.js');
}
