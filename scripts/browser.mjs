import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const env = process.env;
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
];

/** Where a Chrome, Chromium or Edge is on this machine: `CHROME_PATH`, the path, or where installers put it. */
function find() {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env.CHROME_PATH, ...onPath, ...PLACES].find((path) => path && existsSync(path));
}

/** The browser to test in. On Debian as root it is installed where there is none; elsewhere a line says what to do. */
export function browser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!find() && isDebianRoot) {
    console.log('No Chrome, Chromium or Edge here: installing Debian’s Chromium.');
    spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
      stdio: 'inherit',
    });
  }
  const path = find();
  if (path) return path;
  console.error('No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one.');
  process.exit(1);
}

/** Chromium as root has no sandbox; and nothing is to be fetched from outside. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
