/** Rows that are passed over together. */
const PAGE = 10;

/** The row that a key leads to from another, -1 being none; undefined where it is no such key. Arrows go around the ends. */
export function rowAfter(key: string, row: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return row < last ? row + 1 : Math.min(0, last);
    case 'ArrowUp':
      return row > 0 ? row - 1 : last;
    case 'PageDown':
      return Math.min(last, row + PAGE);
    case 'PageUp':
      return Math.min(last, Math.max(0, row - PAGE));
    default:
      return undefined;
  }
}
