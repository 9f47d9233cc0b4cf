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
  const { protocol, username, password, hostname, port, host } = new URL(href);
  const { domain, isIp } = parse(hostname, { allowPrivateDomains: true });
  const hasUser = username !== '' || password !== '';
  const authority = href.indexOf('//') + 2;
  const owner = domain ?? hostname;
  const start =
    href.indexOf(hostname, hasUser ? href.indexOf('@', authority) + 1 : authority) + hostname.lastIndexOf(owner);
  const found: readonly [UrlRisk, boolean][] = [
    ['http', protocol === 'http:'],
    ['lookalike', hostname.split('.').some((label) => label.startsWith('xn--'))],
    ['user', hasUser],
    ['address', isIp === true],
    ['port', port !== ''],
    ['private', isIp ? isPrivateAddress(hostname) : isPrivateName(hostname)],
  ];
  return {
    before: href.slice(0, start),
    domain: owner,
    after: href.slice(start + owner.length),
    host,
    risks: found.flatMap(([risk, is]) => (is ? [risk] : [])),
  };
}

/** A name without a dot, or under a suffix that no public name has. @see RFC 6761, 6762, 8375, 9476 */
const isPrivateName = (host: string): boolean =>
  !/\.[^.]/.test(host) || /\.(?:localhost|local|internal|test|home\.arpa)\.?$/.test(host);

/** On this machine or in a local network. @see RFC 1918, 3927, 4193, 4291, 6598 */
function isPrivateAddress(host: string): boolean {
  const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(host);
  if (mapped) {
    const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)] as const;
    return isPrivateAddress([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return (
    /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(host) ||
    /^\[(?:::1?\]|f[cd]..:|fe[89ab].:)/.test(host)
  );
}
