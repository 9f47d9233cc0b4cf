import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch } from 'node:os';
import { delimiter, join } from 'node:path';

const env = process.env;
const installers = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].sort((a) => (a.startsWith(arch()) ? -1 : 1));

/**
 * What is to be there for each engine: where to look, beside the path, and what brings it on Debian. WebKit's own browser
 * for tests needs a screen, and a driver.
 */
const programs = {
  chromium: {
    names: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
    places: [
      env.CHROME_PATH,
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ...installers.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
      ...installers.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
    ],
    debian: 'chromium',
  },
  firefox: {
    names: ['firefox', 'firefox-esr'],
    places: [
      env.FIREFOX_PATH,
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...installers.map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
    ],
    debian: 'firefox-esr',
  },
  webkit: {
    names: ['MiniBrowser'],
    places: libraries.map((library) => `/usr/lib/${library}/webkit2gtk-4.1/MiniBrowser`),
    debian: 'webkit2gtk-driver',
  },
  webkitDriver: { names: ['WebKitWebDriver'], places: [], debian: 'webkit2gtk-driver' },
  screen: { names: ['Xvfb'], places: [], debian: 'xvfb' },
};

const needs = { chromium: ['chromium'], firefox: ['firefox'], webkit: ['webkit', 'webkitDriver', 'screen'] };

/** The path of a program: from its environment variable, a known location, or PATH. */
function find(program) {
  const { names, places } = programs[program];
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath].find((path) => path && existsSync(path));
}

/** The paths of these programs. On Debian, root installs those that are missing. */
function findAll(names) {
  const missing = names.filter((name) => !find(name));
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length && isDebianRoot) {
    const packages = [...new Set(missing.map((name) => programs[name].debian))].join(' ');
    console.log(`To test in, Debian’s ${packages} will be installed.`);
    spawnSync('sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${packages}`], {
      stdio: 'inherit',
    });
  }
  return Object.fromEntries(names.map((name) => [name, find(name)]));
}

/** The path of Chrome, Chromium or Edge. If there is none, prints what to do and exits. */
export function browser() {
  const { chromium } = findAll(['chromium']);
  if (chromium) return chromium;
  console.error('No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
  process.exit(1);
}

/**
 * The engines to test in, each with where its programs are: all three on a machine for tests (`CI=true`), elsewhere those
 * that are there, or those of them that `ENGINES` names (`ENGINES=chromium,firefox`). A line says which are left out.
 */
export function engines() {
  const all = Object.keys(needs);
  const named = env.ENGINES ? env.ENGINES.split(',') : all;
  const found = findAll(named.flatMap((engine) => needs[engine] ?? []));
  const present = named.filter((engine) => needs[engine]?.every((program) => found[program]));
  const absent = named.filter((engine) => !present.includes(engine));
  const required = env.CI || env.ENGINES ? named : ['chromium'];
  if (required.some((engine) => absent.includes(engine))) {
    console.error(`Not here to test in: ${absent.join(', ')}. CONTRIBUTING.md says what is needed for each.`);
    process.exit(1);
  }
  const out = all.filter((engine) => !present.includes(engine));
  if (out.length) console.log(`Tested in ${present.join(' and ')}; left out: ${out.join(' and ')}.`);
  return Object.fromEntries(
    present.map((engine) => [engine, Object.fromEntries(needs[engine].map((program) => [program, found[program]]))]),
  );
}

/** Root needs to disable Chromium's sandbox. Nothing is fetched from the network. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
