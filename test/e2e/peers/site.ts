import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A strict page, as the element promises to work on, that may talk to servers on this machine. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' http://127.0.0.1:*; require-trusted-types-for 'script'; trusted-types lit-html";

const HTML = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A host</title>
  <script src="host.js"></script>
  <script type="module" src="cdn/mcp-elicitation-dialog.js"></script>
  <script type="module" src="client.js"></script>
  <h1>A host</h1>
  <mcp-elicitation-dialog></mcp-elicitation-dialog>
</html>`;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client with all it needs, but our handler, which the page loads as it was built. */
export async function bundle(sdk: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file(`./site/${sdk}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    // The SDKs' schemas are zod's, which would try `new Function` to see whether it may: this page says no.
    banner: { js: 'globalThis.__zod_globalConfig = { jitless: true };' },
    plugins: [
      {
        name: 'page',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\/src\/handler\.js$/ }, () => ({ path: './handler.js', external: true }));
          // The store of tasks that the SDK 1.x has is made for Node.
          onResolve({ filter: /^node:crypto$/ }, ({ path }) => ({ path, namespace: 'page' }));
          onLoad({ filter: /.*/, namespace: 'page' }, () => ({
            contents: 'export const randomBytes = () => crypto.randomUUID();',
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}

/** Answers with the page, what is built or the client; false where it has no such thing. */
export async function respond(path: string, script: string, response: ServerResponse): Promise<boolean> {
  const [type, body] = (await contentOf(path, script)) ?? [];
  if (!type) return false;
  response.setHeader('content-security-policy', POLICY);
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(body);
  return true;
}

async function contentOf(path: string, script: string): Promise<[type: string, body: string | Buffer] | undefined> {
  if (path === '/') return ['text/html', HTML];
  if (path === '/client.js') return ['text/javascript', script];
  if (path === '/host.js') return ['text/javascript', await readFile(file('../support/site/host.js'))];
  if (path === '/handler.js' || /^\/cdn\/[\w-]+\.js$/.test(path)) {
    return ['text/javascript', await readFile(file(`../../../dist${path}`))];
  }
  return undefined;
}
