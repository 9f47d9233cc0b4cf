import { transform } from 'lightningcss';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/** Minifies CSS and HTML in template literals, which minifiers of scripts leave alone. */
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

/** Terser leaves a few hundred bytes less of the entry than the built-in minifier alone. */
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
 * Lit's build for servers can be imported without a DOM. It brings a large DOM shim for rendering on servers, which the CDN
 * file does not do, so an empty base class is enough.
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

/** Builds the CDN file: one self-contained ES module, with what is rarely needed in lazy chunks beside it. */
export default defineConfig({
  plugins: [domShim, templates, terser],
  resolve: { conditions: ['node', 'module', 'production'] },
  build: {
    lib: { entry: { 'mcp-elicitation-dialog': 'src/index.ts' }, formats: ['es'] },
    outDir: 'dist/cdn',
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      optimization: { inlineConst: false }, // or the Public Suffix List is there twice
      preserveEntrySignatures: 'allow-extension', // what chunks share stays in the entry: one file to load
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: ({ moduleIds }) => (moduleIds.some((id) => id.includes('/re2js/')) ? 're2js.js' : '[name].js'),
      },
    },
  },
});
