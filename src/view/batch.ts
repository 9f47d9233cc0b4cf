/** More fields than a dialog has in sight when it opens: what comes after them is rendered when they have been painted. */
export const BATCH = 20;

/** In parts of which each is laid out and painted by itself: a letter typed in one is nothing to the others. */
export function inBatches<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
}

/** After what is on the page now has been painted. */
export const whenPainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
