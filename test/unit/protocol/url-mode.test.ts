import { expect } from '@open-wc/testing';
import { ProtocolError } from '../../../src/protocol/error.js';
import { readPayload, type UrlRequest } from '../../../src/protocol/payload.js';

const params = { mode: 'url', message: 'Link your calendar', url: 'https://calendar.example.com/connect?state=abc' };

function read(payload: unknown): UrlRequest {
  const elicitation = readPayload(payload);
  if (elicitation instanceof ProtocolError) throw elicitation;
  expect(elicitation.declines).to.be.true;
  return elicitation.requests[0]![1] as UrlRequest;
}

const refusal = (payload: unknown): ProtocolError => {
  const error = readPayload(payload);
  expect(error).to.be.an.instanceOf(ProtocolError);
  return error as ProtocolError;
};

describe('a request to visit a page', () => {
  it('has an address, and an id where the version has one', () => {
    const { mode, message, url } = params;
    expect(read(params)).to.deep.equal({ mode, message, url, elicitationId: undefined });
    expect(read({ ...params, elicitationId: 'e-1' }).elicitationId).to.equal('e-1');
    expect(read({ ...params, elicitationId: 7 }).elicitationId).to.be.undefined;
  });

  it('may come as a JSON-RPC request or as an input request', () => {
    expect(read({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params }).url).to.equal(params.url);
    expect(read({ method: 'elicitation/create', params }).url).to.equal(params.url);
  });

  it('needs no schema', () => {
    expect(read({ ...params, requestedSchema: 7 }).mode).to.equal('url');
  });

  const addresses: [string, string][] = [
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://EXAMPLE.org/A', 'https://example.org/A'],
    ['https://аррӏе.example/', 'https://xn--80ak6aa92e.example/'],
    ['https://example.org\\@evil.test/', 'https://example.org/@evil.test/'],
    ['https://ex\tam\nple.org/', 'https://example.org/'],
    [' https://example.org/ ', 'https://example.org/'],
    ['https://0x7f.1/', 'https://127.0.0.1/'],
  ];
  for (const [given, opened] of addresses) {
    it(`shows ${JSON.stringify(given)} as what a browser would open: ${opened}`, () => {
      expect(read({ ...params, url: given }).url).to.equal(opened);
    });
  }

  const refused: unknown[] = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'about:blank',
    'ftp://example.org',
    'mailto:a@example.org',
    'view-source:https://example.org',
    'example.org',
    '/connect',
    '//example.org',
    'https://',
    '',
    undefined,
    null,
    7,
    ['https://example.org'],
    { href: 'https://example.org' },
  ];
  for (const url of refused) {
    it(`is refused where the address is ${JSON.stringify(url)}`, () => {
      const { code, message } = refusal({ ...params, url });
      expect(code).to.equal(-32602);
      expect(message).to.contain('url');
    });
  }

  it('is refused without a message', () => {
    expect(refusal({ ...params, message: undefined }).message).to.contain('message');
  });
});
