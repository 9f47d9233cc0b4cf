type Properties<E> = { readonly [K in keyof E]?: E[K] };

/** An element with some properties and children; texts are texts, never markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** A text of this page, which keeps its full stop at its end in a page from right to left. */
export const english = (text: string): HTMLElement => element('bdi', {}, text);

/** An element of the page by its id, which is known to be there. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element with the id ${id}`);
  return found as E;
}
