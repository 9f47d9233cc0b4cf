import { readdirSync } from 'node:fs';

/** The rooms of src without a DOM, each with the rooms that it may import from. Types may come from any of them. */
const rooms = {
  safety: [],
  locales: [],
  protocol: ['safety'],
  schema: ['protocol', 'safety', 'answers/validate'],
  answers: ['protocol', 'safety', 'schema'],
  session: ['protocol', 'safety', 'schema', 'answers'],
};
const names = Object.keys(rooms).join('|');

const walls = Object.entries(rooms).map(([room, others]) => ({
  name: `${room}-imports`,
  comment: `src/${room} may import from ${others.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: `^src/(${names})/`, pathNot: `^src/(${[room, ...others].join('|')})`, dependencyTypesNot: ['type-only'] },
}));

/** The folders of src/view, without the style sheets that all of them share. */
const parts = readdirSync('src/view', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'styles')
  .map(({ name }) => name);

const entries = parts.map((part) => ({
  name: `${part}-entry`,
  comment: `Other parts import src/view/${part}/${part}.ts.`,
  severity: 'error',
  from: { pathNot: `^src/view/${part}/` },
  to: { path: `^src/view/${part}/`, pathNot: `^src/view/${part}/${part}[.]ts$` },
}));

/** Rules for imports, checked by `npm run lint`. ARCHITECTURE.md has a picture of the rooms. */
export default {
  forbidden: [
    { name: 'no-circular', comment: 'No import circles.', severity: 'error', from: {}, to: { circular: true } },
    ...walls,
    {
      name: 'rooms-below-view',
      comment: 'Rooms without a DOM import nothing from above them: not the view, the element or its public modules.',
      severity: 'error',
      from: { path: `^src/(${names})/` },
      to: { path: '^src/', pathNot: `^src/(${names})/` },
    },
    {
      name: 'no-lit-below-view',
      comment: 'Rooms without a DOM do not know Lit.',
      severity: 'error',
      from: { path: `^src/(${names})/` },
      to: { path: '(^|/)(lit|lit-html|lit-element|@lit)(/|$)' },
    },
    {
      name: 'view-below-element',
      comment: 'The view does not import the element.',
      severity: 'error',
      from: { path: '^src/view/' },
      to: { path: '^src/[^/]+$' },
    },
    ...entries,
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependencies',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true, // types count, too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
};
