import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** Runs a command and shows its output. Exits if it fails. */
export function run(command, ...args) {
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH },
    shell: process.platform === 'win32', // where commands of packages are .cmd files
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (signal) console.error(`${command} was stopped by ${signal}.`);
  if (status !== 0) process.exit(status ?? 1);
}
