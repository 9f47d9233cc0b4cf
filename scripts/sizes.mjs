import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const FOLDER = 'dist/cdn/';
const ENTRY = 'mcp-elicitation-dialog.js';
/** Bytes, gzip: the entry with all that it imports statically. */
const BUDGET = 20_000;

/** Prints what each file of the CDN build weighs, and fails where a page would load more than the budget to begin with. */
export function reportSizes() {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  const atOnce = staticImports(ENTRY);
  const rows = files.map((name) => {
    const code = readFileSync(FOLDER + name);
    const gzip = gzipSync(code, { level: 9 }).length;
    return {
      file: name,
      loaded: atOnce.has(name) ? 'at once' : 'when needed',
      gzip,
      brotli: brotliCompressSync(code).length,
    };
  });
  console.table(rows);
  const total = rows.filter(({ file }) => atOnce.has(file)).reduce((sum, { gzip }) => sum + gzip, 0);
  console.log(`The CDN entry: ${total} bytes gzip of ${BUDGET}.`);
  if (total > BUDGET) {
    console.error('Over the budget: load what is rarely needed lazily, or make it smaller.');
    process.exit(1);
  }
}

function staticImports(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(FOLDER + name, 'utf8');
  for (const [, path] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) staticImports(path, seen);
  return seen;
}
