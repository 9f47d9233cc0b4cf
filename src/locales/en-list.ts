import { n, plural } from './en-limits.js';

/** English strings of searchable lists, loaded with the first one. */
export const enList = {
  searchHint: 'Type to search the list.',
  matches: (count: number) => `${n(count)} ${plural(count, { one: 'option', other: 'options' })}`,
  noMatch: 'No matching options.',
  useText: (text: string) => `Use “${text}”`,
  showList: 'Show all options',
  remove: (option: string) => `Remove: ${option}`,
};

export type ListStrings = typeof enList;
