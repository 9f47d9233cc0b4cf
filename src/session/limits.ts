import type { Server } from '../protocol/types.js';

/** Milliseconds over which requests are counted. */
const WINDOW = 60_000;
/** With this many in a minute, a person is offered to stop hearing from a server. */
const OFTEN = 3;

/** What tells two servers apart: where a server is, else what it is called. */
export const keyOf = (server: Server | undefined): string => server?.origin ?? server?.name ?? '';

/** How often each server asked of late, and which have been told to stop. Lives as long as the page. */
export class Limits {
  readonly #times = new Map<string, number[]>();
  readonly #muted = new Set<string>();

  /** Counts a request, unless there were `limit` in the last minute (0 = no limit) or the server is muted. */
  admit(server: Server | undefined, limit: number, now: number): 'rate' | 'muted' | undefined {
    const key = keyOf(server);
    if (this.#muted.has(key)) return 'muted';
    const recent = (this.#times.get(key) ?? []).filter((time) => now - time < WINDOW);
    if (limit > 0 && recent.length >= limit) return 'rate';
    // Without a limit, no more than it takes to know that they come often.
    this.#times.set(key, [...(limit > 0 ? recent : recent.slice(1 - OFTEN)), now]);
    return undefined;
  }

  /** Does this server ask so often that a person may want it to stop? */
  isInsistent(server: Server | undefined): boolean {
    return (this.#times.get(keyOf(server))?.length ?? 0) >= OFTEN;
  }

  mute(server: Server | undefined): void {
    this.#muted.add(keyOf(server));
  }

  unmute(server: Server | undefined): void {
    this.#muted.delete(keyOf(server));
  }
}
