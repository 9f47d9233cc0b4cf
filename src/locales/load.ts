import type { Language } from './language.js';
import type { Translation } from './words.js';

/** The languages there are, besides English. */
const languages: Readonly<Record<string, () => Promise<{ readonly default: Translation }>>> = {
  de: () => import('./de.js'),
};

/** What older tags, and those that name a region instead of a script, mean. */
const aliases: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'id',
  pt: 'pt-BR',
  zh: 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'zh-HK': 'zh-Hant',
  'zh-MO': 'zh-Hant',
};

/** Which of the languages fits a tag best; undefined where none does. */
export function languageFor(tag: string): string | undefined {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    return undefined; // a page may say `lang="en_US"`, which is no language
  }
  const { language, script, region } = locale;
  return [script && `${language}-${script}`, region && `${language}-${region}`, language]
    .map((name) => (name ? (aliases[name] ?? name) : undefined))
    .find((name): name is string => name !== undefined && Object.hasOwn(languages, name));
}

/** Loads the words that fit a tag best. */
export async function load(tag: string): Promise<Language | undefined> {
  const name = languageFor(tag);
  if (name === undefined) return undefined;
  return { tag: name, words: (await languages[name]!()).default };
}
