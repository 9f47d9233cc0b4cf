export default {
  globs: ['src/mcp-elicitation-dialog.ts', 'src/events.ts'],
  outdir: '.',
};
