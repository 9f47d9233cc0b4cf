import type { Language } from './words.js';

/** Built in: see `en.ts` and the files beside it. */
const english: Language = { tag: 'en', words: {} };
const others = new Map<string, Language>();

/**
 * The language of an element: the nearest `lang`, through shadow roots, else the browser's. It can be given to whatever
 * takes a locale: what a page says may be empty, or `en_US`, or no language at all.
 */
export function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
    const labelled: Element | null = node.closest('[lang]');
    if (labelled) return valid(labelled.getAttribute('lang')!) ?? browserLanguage();
    const root: Node = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return browserLanguage();
}

const browserLanguage = (): string => valid(navigator.language) ?? english.tag;

function valid(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Tells of every change of `lang` around an element, until the function that it returns is called. */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (
    let root: Node | undefined = element.getRootNode();
    root;
    root = (root as Partial<ShadowRoot>).host?.getRootNode()
  ) {
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  return () => observer.disconnect();
}

/** The words for a language tag; undefined while they have to be loaded. */
export const wordsIn = (tag: string): Language | undefined => (/^en\b/i.test(tag) ? english : others.get(tag));

/** Loads them; English, where there are none, or none that can be loaded. */
export async function loadWords(tag: string): Promise<void> {
  if (wordsIn(tag)) return;
  let language: Language | undefined;
  try {
    language = await (await import('./load.js')).load(tag);
  } catch {
    // Offline, or blocked.
  }
  others.set(tag, language ?? english);
}
