/** The language of an element: the nearest `lang`, through shadow roots, else the browser's. Empty is no language. */
export function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
    const labelled: Element | null = node.closest('[lang]');
    if (labelled) return labelled.getAttribute('lang') || navigator.language;
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}

/** The decimal mark of a language: "." or "," nearly everywhere. */
export function decimalMark(language: string): string {
  try {
    return (1.5).toLocaleString(language || undefined)[1]!;
  } catch {
    return '.'; // a page may say `lang="en_US"`, which is no language
  }
}
