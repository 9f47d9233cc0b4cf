import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = 'dist/cdn/';
const ENTRY = 'mcp-elicitation-dialog.js';
/** Bytes of the CDN file, gzip: all that a page needs until the first form has focus. */
export const BUDGET = 34_000;

/** Prints the size of each file of the CDN build. Fails if the first form needs a second file or more bytes than the budget. */
export function reportSizes() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const rows = files.map((file) => {
    const code = readFileSync(FOLDER + file);
    return {
      file,
      loaded: file === ENTRY ? 'at once' : 'lazily',
      gzip: gzipSync(code, { level: 9 }).length,
      brotli: brotliCompressSync(code).length,
    };
  });
  console.table(rows);
  const { gzip } = rows.find(({ file }) => file === ENTRY);
  console.log(`The CDN file: ${gzip} of ${BUDGET} bytes gzip.`);
  if (gzip > BUDGET) fail('The CDN file is over its budget. Make it smaller, or lazy-load what most pages never need.');
  const [chunk] = staticImports(readFileSync(FOLDER + ENTRY, 'utf8'));
  if (chunk) fail(`The CDN file imports ${chunk} statically. The first form must not need a second file.`);
}

function staticImports(code) {
  return Array.from(code.matchAll(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g), ([, path]) => path);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
