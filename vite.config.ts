import { transform } from 'lightningcss';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';

/** Takes the white space out of what stands in template literals, where no minifier of scripts looks. */
const templates: Plugin = {
  name: 'minify-templates',
  transform(code, id) {
    if (id.includes('/src/view/')) return code.replace(/([>}])\n\s+(?=<|\$\{)/g, '$1').replace(/\n\s+/g, '\n');
    if (!id.endsWith('.styles.ts')) return undefined;
    return code.replace(/css`([^`]*)`/, (_match, sheet: string) => {
      const minified = transform({ filename: id, code: Buffer.from(sheet), minify: true });
      return `css\`${minified.code.toString()}\``;
    });
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

/** Builds the CDN file: one self-contained ES module, with what is rarely needed in lazy chunks beside it. */
export default defineConfig({
  plugins: [templates, terser],
  // Lit's build for servers does without a document until it renders: so importing the file there does no harm.
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
