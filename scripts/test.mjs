/** All that has to hold, from types to the package that is published. */
import { readdirSync } from 'node:fs';
import { engines } from './browser.mjs';
import { run } from './run.mjs';

engines(); // said at once, where there are none, and installed at once

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
// One file at a time: each has a browser of its own.
run('node', '--import', 'tsx', '--test', '--test-concurrency=1', ...files);
