import type { Language } from './words.js';

/** Built in: see `en.ts` and the other files of the same prefix. */
const english: Language = { tag: 'en', words: {} };
const others = new Map<string, Language>();

/**
 * The language of an element: the nearest `lang` attribute, also across shadow roots, or else the browser's language. Always
 * a valid BCP 47 tag, even if the page says `en_US` or something that is not a language.
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

/** Observes `lang` attributes around an element. Returns a function that stops it. */
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

/** The strings for a language tag. Undefined if they must be loaded first. */
export const wordsIn = (tag: string): Language | undefined => (/^en\b/i.test(tag) ? english : others.get(tag));

/** Loads the strings for a language tag. Falls back to English. */
export async function loadWords(tag: string): Promise<void> {
  if (wordsIn(tag)) return;
  let language: Language | undefined;
  try {
    language = await (await import('./load.js')).load(tag);
  } catch {
    // Offline or blocked.
  }
  others.set(tag, language ?? english);
}
