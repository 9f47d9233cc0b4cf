/** Bundles each peer for production and measures its size in bytes. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
export const peers = ['ours', 'floor', 'ajv', 'rjsf', 'jsonforms', 'json-editor'];

/** The scripts by path. */
export async function scripts() {
  const { outputFiles } = await build({
    entryPoints: [...peers, 'validation'].map((name) => here(`peers/${name}.js`)),
    outdir: here('out'),
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.json': 'json' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(here('out').length), Buffer.from(contents)]));
}

const CDN = new URL('../dist/cdn/', import.meta.url);
export const cdn = (name) => readFileSync(new URL(name, CDN));

/** Bytes that a page loads for its first form. The harness is subtracted from the peers: `floor` is its size. */
export function bytes(built) {
  const size = (contents) => ({
    gzip: gzipSync(contents, { level: 9 }).length,
    brotli: brotliCompressSync(contents).length,
  });
  const harness = size(built.get('/floor.js'));
  return Object.fromEntries(
    peers.map((name) => {
      if (name === 'ours') return [name, size(cdn('mcp-elicitation-dialog.js'))];
      const all = size(built.get(`/${name}.js`));
      const less = name === 'floor' ? { gzip: 0, brotli: 0 } : harness;
      return [name, { gzip: all.gzip - less.gzip, brotli: all.brotli - less.brotli }];
    }),
  );
}
