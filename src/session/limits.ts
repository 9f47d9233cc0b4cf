import type { Server } from '../protocol/types.js';

/** Requests are counted over this period, in milliseconds. */
const WINDOW = 60_000;
/** After this many requests in a minute, the user is offered to mute the server. */
const OFTEN = 3;

/** Identifies a server by its origin, or by its name if the origin is unknown. */
export const keyOf = (server: Server | undefined): string => server?.origin ?? server?.name ?? '';

/** Counts the recent requests of each server, and knows which servers are muted. */
export class Limits {
  readonly #times = new Map<string, number[]>();
  readonly #muted = new Set<string>();

  /** Counts a request. Returns a reason if it must not be shown. A limit of 0 means no limit. */
  admit(server: Server | undefined, limit: number, now: number): 'rate' | 'muted' | undefined {
    const key = keyOf(server);
    if (this.#muted.has(key)) return 'muted';
    const recent = (this.#times.get(key) ?? []).filter((time) => now - time < WINDOW);
    if (limit > 0 && recent.length >= limit) return 'rate';
    // Without a limit, only the times that `isInsistent` needs are kept.
    this.#times.set(key, [...(limit > 0 ? recent : recent.slice(1 - OFTEN)), now]);
    return undefined;
  }

  /** Whether a server asks so often that the user is offered to mute it. */
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
