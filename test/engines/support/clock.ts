import { waitUntil } from '../../support/wait-until.js';

/** Nobody reads a dialog and decides within this many milliseconds. */
const REACTION_TIME = 500;

/** Until a dialog that is on show now was so for long enough to decide. */
export async function isRead(): Promise<void> {
  const shown = performance.now();
  await waitUntil(() => performance.now() > shown + REACTION_TIME);
}

/** Time stands still until what it returns is called: the first half second lasts, however slow the machine. */
export function stopClock(): () => void {
  const { now } = performance;
  const stopped = performance.now();
  performance.now = () => stopped;
  return () => {
    performance.now = now;
  };
}
