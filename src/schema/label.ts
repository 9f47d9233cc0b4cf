import { harmlessLine } from '../safety/text.js';

/** A label made from a property name: `firstName` and `first_name` become "First name", `userID` becomes "User ID". */
export function readable(key: string): string {
  const words = harmlessLine(key)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu, '$1 $2')
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .map((word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()));
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
