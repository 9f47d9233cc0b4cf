import { transform } from 'lightningcss';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/** Minifies CSS and HTML in template literals, which script minifiers do not touch. */
const templates: Plugin = {
  name: 'minify-templates',
  transform(code, id) {
    if (id.endsWith('.styles.ts')) {
      return code.replace(/css`([^`]*)`/, (_match, sheet: string) => {
        const minified = transform({ filename: id, code: Buffer.from(sheet), minify: true });
        return `css\`${minified.code.toString()}\``;
      });
    }
    if (!id.includes('/src/view/')) return undefined;
    return code.replace(/([>}])\n\s+(?=<|\$\{)/g, '$1').replace(/\n\s+/g, '\n');
  },
};

/** Terser saves a few hundred bytes of the entry, compared with the built-in minifier alone. */
const terser: Plugin = {
  name: 'terser',
  async renderChunk(code, { isEntry }) {
    if (!isEntry) return null;
    const { code: minified } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 2, pure_getters: true },
    });
    return minified ?? null;
  },
};

/**
 * Lit's Node build can be imported without a DOM. It includes a large DOM shim for server-side rendering, which the CDN file
 * does not support, so an empty base class is enough.
 */
const domShim: Plugin = {
  name: 'dom-shim',
  enforce: 'pre',
  resolveId: (id) => (id === '@lit-labs/ssr-dom-shim' ? '\0dom-shim' : undefined),
  load: (id) =>
    id === '\0dom-shim'
      ? 'export const HTMLElement = class {}, customElements = globalThis.customElements;'
      : undefined,
};

/** Builds the CDN file: one ES module, and lazy-loaded chunks for what is rarely needed. */
export default defineConfig({
  plugins: [domShim, templates, terser],
  resolve: { conditions: ['node', 'module', 'production'] },
  build: {
    lib: { entry: { 'mcp-elicitation-dialog': 'src/index.ts' }, formats: ['es'] },
    outDir: 'dist/cdn',
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      optimization: { inlineConst: false }, // otherwise the Public Suffix List is included twice
      preserveEntrySignatures: 'allow-extension', // keeps code that chunks share in the entry
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/re2js/')) ? 're2js.js' : '[name].js'),
      },
    },
  },
});
