import type { Server } from '../protocol/types.js';

/**
 * The first icon of the server that is safe to load: a `data:` URL, or one on the server's own host, so that no third party
 * sees the request. Undefined if there is none.
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic#icons
 */
export function iconOf(server: Server | undefined): string | undefined {
  const homes = [server?.origin, server?.websiteUrl].map((url) => url && hostOf(url));
  const isSafe = (src: unknown): src is string =>
    typeof src === 'string' &&
    (/^data:image\//i.test(src) || (/^https:/i.test(src) && homes.includes(hostOf(src) || '-')));
  return server?.icons?.map(({ src }) => src).find(isSafe);
}

/** The host of a URL, with or without a scheme. */
const hostOf = (address: string): string =>
  [address, `https://${address}`]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).host)
    .find(Boolean) ?? '';
