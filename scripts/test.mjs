/** Runs all checks, from types to the packed package. */
import { readdirSync } from 'node:fs';
import { engines } from './browser.mjs';
import { run } from './run.mjs';

engines(); // reports or installs missing browsers first

run('node', 'scripts/generate-validators.mjs');
run('tsc');
run('npm', 'run', '--silent', 'lint');
run('node', 'scripts/build.mjs');
run('wtr');
const files = ['properties', 'e2e', 'package'].flatMap((folder) =>
  readdirSync(`test/${folder}`, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `test/${folder}/${name}`),
);
// One file at a time, because each starts its own browser.
run('node', '--import', 'tsx', '--test', '--test-concurrency=1', ...files);
