import { parse } from 'tldts';

/** What the user should know before opening a page. */
export type UrlRisk = 'http' | 'lookalike' | 'user' | 'address' | 'port' | 'private';

/** A URL split into the parts that are displayed. */
export interface UrlParts {
  /** Scheme, user and subdomains. */
  readonly before: string;
  /** The registrable domain, or the whole host if there is none. */
  readonly domain: string;
  /** Port, path, query and fragment. */
  readonly after: string;
  /** The host, with the port unless it is the default. */
  readonly host: string;
  readonly risks: readonly UrlRisk[];
}

/** Splits a normalized http(s) URL. The registrable domain is determined by the Public Suffix List. */
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

/** Whether a name has no dot or a suffix that is reserved for private use. @see RFC 6761, 6762, 8375, 9476 */
const isPrivateName = (host: string): boolean =>
  !/\.[^.]/.test(host) || /\.(?:localhost|local|internal|test|home\.arpa)\.?$/.test(host);

/** Whether an address is on this device or in a local network. @see RFC 1918, 3927, 4193, 4291, 6598 */
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
