/** Builds the package: ES modules with types, the CDN file and the manifest. Fails if the CDN file exceeds its budget. */
import { rmSync } from 'node:fs';
import { build } from 'vite';
import { run } from './run.mjs';
import { reportSizes } from './sizes.mjs';

rmSync('dist', { recursive: true, force: true });
run('node', 'scripts/generate-validators.mjs');
run('tsc', '-p', 'tsconfig.build.json');
await build({ logLevel: 'warn' });
run('cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs');
reportSizes();
