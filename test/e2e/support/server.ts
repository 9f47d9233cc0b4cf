import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the strictest pages allow; the element has to work under it. */
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

/** Lit makes its policy once per copy, so a page that loads two copies cannot name the policies that it trusts. */
const TWO_COPIES = "default-src 'none'; script-src 'self'; style-src 'self'";

const site = new URL('./site/', import.meta.url);
const cdn = new URL('../../../dist/cdn/', import.meta.url);
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the pages of the tests from `site/`, and the CDN build under `/cdn/`, as a static host would. */
export async function serve(): Promise<StaticServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.slice(pathname.lastIndexOf('/') + 1) || 'index.html';
    const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    try {
      const body = await readFile(new URL(name, pathname.startsWith('/cdn/') ? cdn : site));
      response.setHeader('content-security-policy', name === 'twice.html' ? TWO_COPIES : STRICT);
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(body);
    } catch {
      response.writeHead(name === 'favicon.ico' ? 204 : 404).end();
    }
  };
  const server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
