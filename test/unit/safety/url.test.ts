import { expect } from '@open-wc/testing';
import { readUrl, type UrlRisk } from '../../../src/safety/url.js';

const shown = (href: string) => {
  const { before, domain, after } = readUrl(new URL(href).href);
  return [before, domain, after];
};

describe('a URL, as it is shown', () => {
  const urls: [string, string, string, string][] = [
    ['https://example.org/', 'https://', 'example.org', '/'],
    ['https://a.b.example.org/c?d#e', 'https://a.b.', 'example.org', '/c?d#e'],
    ['https://login.bank.co.uk/', 'https://login.', 'bank.co.uk', '/'],
    ['https://me.github.io/app', 'https://', 'me.github.io', '/app'],
    ['https://bank.example@evil.test/login', 'https://bank.example@', 'evil.test', '/login'],
    ['https://user:pass@sub.example.org:8443/', 'https://user:pass@sub.', 'example.org', ':8443/'],
    ['https://evil.test@evil.test/', 'https://evil.test@', 'evil.test', '/'],
    ['https://a%40evil.test@example.org/', 'https://a%40evil.test@', 'example.org', '/'],
    ['http://127.0.0.1:8080/x', 'http://', '127.0.0.1', ':8080/x'],
    ['http://[::1]/', 'http://', '[::1]', '/'],
    ['http://localhost/', 'http://', 'localhost', '/'],
    ['https://xn--pple-43d.example/login', 'https://', 'xn--pple-43d.example', '/login'],
    ['https://example.org/example.org@evil.test', 'https://', 'example.org', '/example.org@evil.test'],
    ['https://example.org.evil.test/', 'https://example.org.', 'evil.test', '/'],
    ['http://p/', 'http://', 'p', '/'], // a host may be found in the scheme, too
    ['https://s/', 'https://', 's', '/'],
    ['https://www.example.co.uk/a', 'https://www.', 'example.co.uk', '/a'],
    ['https://a.b.user.github.io/', 'https://a.b.', 'user.github.io', '/'],
    ['https://foo.example.com/foo.example.com', 'https://foo.', 'example.com', '/foo.example.com'],
    ['https://login.bank.example@y.example.com/', 'https://login.bank.example@y.', 'example.com', '/'],
    ['https://1.2.3.4.example.com/', 'https://1.2.3.4.', 'example.com', '/'],
    ['http://2130706433/', 'http://', '127.0.0.1', '/'], // an address in other clothes
    ['http://0x7f.1/', 'http://', '127.0.0.1', '/'],
    ['https://EXAMPLE.com/', 'https://', 'example.com', '/'],
    ['https://exa%6Dple。com/', 'https://', 'example.com', '/'],
    ['https://google.com\u2044evil.example/', 'https://google.', 'xn--comevil-3d7c.example', '/'], // no slash, but like one
    ['https://co.uk/', 'https://', 'co.uk', '/'],
    ['https://http/', 'https://', 'http', '/'],
  ];
  for (const [href, ...parts] of urls) {
    it(href, () => {
      expect(shown(href)).to.deep.equal(parts);
    });
  }

  it('is all of it, whatever it is', () => {
    for (const href of [
      'https://example.org./',
      'https://a.example.co.uk./x',
      'http://1.1/',
      'https://com/',
      'https://x:y@[::ffff:1.2.3.4]:9/',
      'https://\u0430pple.com:8443/a@b?c@d#e@f',
      'https://a@b@c.example.co.uk/c.example.co.uk',
      'https://example.com.:444/',
      'https://com:com@com.com.com/com',
      'https://[2001:db8::1]/2001:db8::1',
    ]) {
      expect(shown(href).join(''), href).to.equal(new URL(href).href);
    }
  });

  it('names the host with a port that is not the usual one', () => {
    expect(readUrl('https://a.example.org:8443/').host).to.equal('a.example.org:8443');
    expect(readUrl('https://a.example.org/').host).to.equal('a.example.org');
  });
});

describe('what a person should know of a URL', () => {
  const risks: [string, UrlRisk[]][] = [
    ['https://example.org/', []],
    ['https://xn--bcher-kva.example/', ['lookalike']],
    ['https://a.xn--p1ai/', ['lookalike']],
    ['https://\u0430pple.com/', ['lookalike']], // Cyrillic а
    ['https://p\u0430yp\u0430l.com/', ['lookalike']],
    ['https://\u03B1pple.com/', ['lookalike']], // Greek α
    ['https://\u0455\u0441\u043E\u0440\u0435.com/', ['lookalike']], // Cyrillic all of it
    ['https://bank.\u0430pple.co.uk/', ['lookalike']],
    ['https://user@\u0430pple.com:8443/', ['lookalike', 'user', 'port']],
    ['https://ex\u00ADample.com/', []], // what cannot be seen is gone
    ['http://2130706433/', ['http', 'address', 'private']],
    ['http://example.org/', ['http']],
    ['https://bank.example@evil.test.org/', ['user']],
    ['https://:secret@example.org/', ['user']],
    ['https://example.org:8443/', ['port']],
    ['https://example.org:443/', []],
    ['https://93.184.216.34/', ['address']],
    ['https://[2606:2800:220:1::1]/', ['address']],
    ['http://127.0.0.1:3000/', ['http', 'address', 'port', 'private']],
    ['https://10.1.2.3/', ['address', 'private']],
    ['https://172.16.0.1/', ['address', 'private']],
    ['https://172.32.0.1/', ['address']],
    ['https://192.168.1.1/', ['address', 'private']],
    ['https://169.254.169.254/', ['address', 'private']],
    ['https://100.64.0.1/', ['address', 'private']],
    ['https://100.128.0.1/', ['address']],
    ['https://0.0.0.0/', ['address', 'private']],
    ['https://[::1]/', ['address', 'private']],
    ['https://[::]/', ['address', 'private']],
    ['https://[fe80::1]/', ['address', 'private']],
    ['https://[fd00::1]/', ['address', 'private']],
    ['https://[::ffff:192.168.0.1]/', ['address', 'private']],
    ['https://[::ffff:172.16.0.1]/', ['address', 'private']],
    ['https://[::ffff:169.254.169.254]/', ['address', 'private']],
    ['https://[::ffff:8.8.8.8]/', ['address']],
    ['https://[::ffff:171.1.1.1]/', ['address']],
    ['https://localhost/', ['private']],
    ['https://app.localhost/', ['private']],
    ['https://intranet/', ['private']],
    ['https://printer.local/', ['private']],
    ['https://a.b.internal/', ['private']],
    ['https://router.home.arpa/', ['private']],
    ['https://local.example.org/', []],
    ['https://s3.amazonaws.com/bucket/form', []], // a public suffix of its own, and yet a page on the web
    ['https://github.io/', []],
  ];
  for (const [href, expected] of risks) {
    it(`${href}: ${expected.join(', ') || 'nothing'}`, () => {
      expect(readUrl(href).risks).to.deep.equal(expected);
    });
  }
});
