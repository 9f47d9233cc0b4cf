import { parse } from 'tldts';

/** What a person should know before a page is opened. */
export type UrlRisk = 'http' | 'lookalike' | 'user' | 'address' | 'port' | 'private';

/** A URL in pieces, as it is shown: together they are the whole of it. */
export interface UrlParts {
  /** Scheme, user, and the subdomains. */
  readonly before: string;
  /** The registrable domain: whom the page belongs to. The whole host where there is none. */
  readonly domain: string;
  /** Port, path, query and fragment. */
  readonly after: string;
  /** With its port, where it has an unusual one. */
  readonly host: string;
  readonly risks: readonly UrlRisk[];
}

/** Takes a parsed http(s) URL apart. The registrable domain comes from the Public Suffix List. */
export function readUrl(href: string): UrlParts {
  const url = new URL(href);
  const { hostname } = url;
  const { domain, isIp, subdomain } = parse(hostname, { allowPrivateDomains: true });
  const end = href.indexOf(hostname, url.username || url.password ? href.indexOf('@') : 0) + hostname.length;
  const owner = domain ?? hostname;
  const isPrivate = isIp
    ? isPrivateAddress(hostname)
    : !domain || (!subdomain && /\.(?:local|internal|home\.arpa)$/.test(hostname));
  const found: readonly [UrlRisk, boolean][] = [
    ['http', url.protocol === 'http:'],
    ['lookalike', hostname.split('.').some((label) => label.startsWith('xn--'))],
    ['user', Boolean(url.username || url.password)],
    ['address', Boolean(isIp)],
    ['port', url.port !== ''],
    ['private', isPrivate || /(?:^|\.)localhost$|\.(?:local|internal|test|home\.arpa)$/.test(hostname)],
  ];
  return {
    before: href.slice(0, end - owner.length),
    domain: owner,
    after: href.slice(end),
    host: url.host,
    risks: found.flatMap(([risk, is]) => (is ? [risk] : [])),
  };
}

/** On this machine or in a local network. @see RFC 1918, 3927, 4193, 6598 */
function isPrivateAddress(host: string): boolean {
  return /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^\[(?:::1?\]|f[cd]|fe[89ab])|^\[::ffff:(?:7f|a|c0a8)/i.test(
    host,
  );
}
