import { expect } from '@open-wc/testing';
import type { Server } from '../../../src/protocol/types.js';
import { iconOf } from '../../../src/safety/icon.js';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

const iconFor = (srcs: readonly unknown[], server: Partial<Server> = {}) =>
  iconOf({ name: 'Acme', ...server, icons: srcs.map((src) => ({ src: src as string })) });

describe('the icon of a server', () => {
  it('is none where it has none', () => {
    expect(iconOf(undefined)).to.equal(undefined);
    expect(iconOf({ name: 'Acme' })).to.equal(undefined);
    expect(iconFor([])).to.equal(undefined);
  });

  it('may be a picture in itself', () => {
    expect(iconFor([PICTURE])).to.equal(PICTURE);
  });

  for (const server of [
    { origin: 'https://mcp.acme.example' },
    { origin: 'mcp.acme.example' },
    { websiteUrl: 'https://mcp.acme.example/about' },
  ]) {
    it(`may lie on its own host: ${JSON.stringify(server)}`, () => {
      const src = 'https://mcp.acme.example/icon.png';
      expect(iconFor([src], server)).to.equal(src);
    });
  }

  for (const src of [
    'https://tracker.example/icon.png',
    'https://acme.example/icon.png',
    'http://mcp.acme.example/icon.png',
    'https://mcp.acme.example:8443/icon.png',
    'data:text/html,<script>alert(1)</script>',
    'javascript:alert(1)',
    'blob:https://mcp.acme.example/x',
    '/icon.png',
    'https://',
    '',
    undefined,
    7,
    {},
  ]) {
    it(`is none that lies elsewhere, or is no picture: ${JSON.stringify(src)}`, () => {
      expect(iconFor([src], { origin: 'https://mcp.acme.example' })).to.equal(undefined);
    });
  }

  it('is none on a host that is not known', () => {
    expect(iconFor(['https://acme.example/icon.png'])).to.equal(undefined);
    expect(iconFor(['https://'], { origin: '' })).to.equal(undefined);
  });

  it('is the first that is safe', () => {
    expect(iconFor(['http://acme.example/a.png', PICTURE, 'data:image/gif;base64,R0='])).to.equal(PICTURE);
  });
});
