import { waitUntil as wait } from '@open-wc/testing';

/** Milliseconds: as long as a slow machine may take with three engines at once. A state that comes is not waited for longer. */
const PATIENCE = 15_000;

/** Resolves once this is so. */
export const waitUntil = (is: Parameters<typeof wait>[0], what?: string): Promise<void> =>
  wait(is, what, { interval: 10, timeout: PATIENCE });
