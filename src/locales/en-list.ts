import { n, plural } from './en-limits.js';

/** The words of a list that is searched, in English: loaded with the first long list. */
export const enList = {
  searchHint: 'Type to search the list.',
  matches: (count: number) => `${n(count)} ${plural(count, { one: 'option', other: 'options' })}`,
  noMatch: 'No option fits.',
  useText: (text: string) => `Use “${text}”`,
  showList: 'Show all options',
  remove: (option: string) => `Remove: ${option}`,
};

export type ListStrings = typeof enList;
