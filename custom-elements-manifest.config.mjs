/** The manifest names what is published: the modules of dist, and events by their names. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const toDist = (path) => path?.replace(/^(\/?)src\/(.*)\.ts$/, '$1dist/$2.js');
    for (const module of customElementsManifest.modules) {
      module.path = toDist(module.path);
      for (const each of module.exports ?? []) each.declaration.module = toDist(each.declaration.module);
      for (const declaration of module.declarations ?? []) {
        declaration.events = declaration.events?.filter(({ name }) => name);
      }
    }
  },
};

export default {
  globs: ['src/mcp-elicitation-dialog.ts', 'src/events.ts'],
  outdir: '.',
  litelement: true,
  plugins: [published],
};
