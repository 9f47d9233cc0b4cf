type Properties<E> = { readonly [K in keyof E]?: E[K] };

/** Creates an element with properties and children. Strings become text nodes. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
}

/** English text, isolated so that its punctuation stays in place in a right-to-left page. */
export const english = (text: string): HTMLElement => element('bdi', {}, text);

/** The element with an id, which must exist. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element with the id ${id}`);
  return found as E;
}
