const plain = (label: string) => label.replace(/[\s_-]/g, '').toLowerCase();

/** Do two labels say the same, ignoring case, spaces, `_` and `-`? */
export const isSameLabel = (one: string, other: string): boolean => plain(one) === plain(other);

export const startsWithLabel = (text: string, label: string): boolean => plain(text).startsWith(plain(label));

/** Matches the accessible name that is this label, ignoring case, spaces, `_` and `-`. */
export function named(label: string): RegExp {
  const characters = Array.from(plain(label), (character) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  return new RegExp(`^[\\s_-]*${characters.join('[\\s_-]*')}[\\s_-]*$`, 'iu');
}
