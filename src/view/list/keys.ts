/** Number of rows that Page Up and Page Down move by. */
const PAGE = 10;

/** The row that a key moves to. -1 is no row. Undefined for other keys. Arrows wrap around at the ends. */
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
