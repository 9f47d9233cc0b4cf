import type { Language, Translation } from './words.js';

/** All languages except English. */
const languages: Readonly<Record<string, () => Promise<{ readonly default: Translation }>>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  he: () => import('./he.js'),
  hi: () => import('./hi.js'),
  id: () => import('./id.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  'pt-BR': () => import('./pt-BR.js'),
  ru: () => import('./ru.js'),
  tr: () => import('./tr.js'),
  uk: () => import('./uk.js'),
  vi: () => import('./vi.js'),
  'zh-Hans': () => import('./zh-Hans.js'),
  'zh-Hant': () => import('./zh-Hant.js'),
};

/** Their BCP 47 tags. */
export const tags: readonly string[] = Object.keys(languages);

/** Deprecated tags, and tags with a region instead of a script. */
const aliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  pt: 'pt-BR',
  zh: 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'zh-HK': 'zh-Hant',
  'zh-MO': 'zh-Hant',
};

/** The language that matches a tag best. Undefined if there is none. */
export function languageFor(tag: string): string | undefined {
  const { language, script, region } = new Intl.Locale(tag);
  return [script && `${language}-${script}`, region && `${language}-${region}`, language]
    .map((name) => (name ? (aliases[name] ?? name) : undefined))
    .find((name): name is string => name !== undefined && Object.hasOwn(languages, name));
}

/** Loads the strings that match a tag best. */
export async function load(tag: string): Promise<Language | undefined> {
  const name = languageFor(tag);
  if (name === undefined) return undefined;
  return { tag: name, words: (await languages[name]!()).default };
}
