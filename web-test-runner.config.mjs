import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { tsImport } from 'tsx/esm/api';
import { browserArgs, engines } from './scripts/browser.mjs';
import { webkitLauncher } from './scripts/webkit.mjs';
import { keysPlugin } from './test/engines/support/keys.mjs';

/**
 * Tests of times need a clock that is put forward and back; the tests that do say so where they do not get it. And the
 * tests read English.
 */
const env = { ...process.env, TZ: 'Europe/Berlin', LC_ALL: 'en_US.UTF-8' };

const launchers = {
  chromium: ({ chromium }) => chromeLauncher({ launchOptions: { executablePath: chromium, args: browserArgs, env } }),
  firefox: ({ firefox }) =>
    chromeLauncher({ launchOptions: { browser: 'firefox', executablePath: firefox, env }, concurrency: 1 }),
  webkit: (programs) => webkitLauncher(programs, env),
};
const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

const found = engines();
/** One launcher per engine. */
const browsers = Object.entries(found).map(([engine, programs]) =>
  Object.assign(launchers[engine](programs), { name: names[engine] }),
);

const { hosts } = await tsImport('./test/engines/support/hosts.ts', import.meta.url);
const { middleware, plugin } = hosts();

export default {
  files: ['unit', 'component', 'engines'].map((folder) => `test/${folder}/**/*.test.ts`),
  browsers,
  concurrentBrowsers: browsers.length,
  // Lit's development build reports invalid templates.
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [esbuildPlugin({ ts: true, tsconfig: 'tsconfig.json', target: 'es2022' }), keysPlugin(), plugin],
  middleware: [middleware],
  filterBrowserLogs: ({ args }) => !/^(Lit is in dev mode|Multiple versions of Lit)/.test(String(args[0])),
  testFramework: { config: { ui: 'bdd', timeout: 30_000 } },
  testsStartTimeout: 60_000,
  testsFinishTimeout: 400_000,
  coverage: 'chromium' in found,
  coverageConfig: {
    include: ['src/**/*.ts'],
    exclude: ['src/answers/generated/**'],
    reporters: ['text-summary', 'lcov'],
  },
};
