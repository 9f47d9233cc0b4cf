import type { Question } from '../../schema/question.js';

/** More fields than fit into the dialog when it opens. The rest is rendered after these have been painted. */
export const BATCH = 20;

/** Whether a form has more fields than fit into view. */
export const exceedsView = (questions: readonly Question[]): boolean => questions.length > BATCH;

/** Groups questions so that the browser can lay out and paint each group by itself while the user types. */
export function inBatches<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));
}

/** Calls back after the next paint. */
export const whenPainted = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
