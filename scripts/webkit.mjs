/** WebKit for web-test-runner: its driver and a virtual screen, which stop when the run ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { webdriverLauncher } from '@web/test-runner-webdriver';

/** Starts a virtual screen and returns its number. */
async function startScreen(program, children) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let number = '';
  for await (const chunk of child.stdio[3]) {
    number += chunk;
    if (number.endsWith('\n')) return `:${number.trim()}`;
  }
  throw new Error(`${program} did not start.`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startDriver(program, env, children) {
  const port = await freePort();
  const child = spawn(program, ['-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'], env });
  children.push(child);
  const said = text(child.stderr);
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended (${child.exitCode}).\n${await said}`);
    await delay(20);
  }
  return port;
}

/** Stops them in the order of their dependencies. */
async function end(children) {
  for (const child of children.splice(0).reverse()) {
    if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
  }
}

/** A launcher for WebKit's MiniBrowser, which has one page at a time. */
export function webkitLauncher({ webkit, webkitDriver, screen }, env) {
  const children = [];
  const options = {
    hostname: '127.0.0.1',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: webkit, args: ['--automation'] },
    },
  };
  const launcher = webdriverLauncher(options);
  const { initialize, stop } = launcher;
  return Object.assign(launcher, {
    concurrency: 1,
    async initialize(config) {
      process.once('exit', () => children.forEach((child) => child.kill()));
      // As Ctrl+C, on which the other launchers end theirs at once, too.
      for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => process.emit('SIGINT', 'SIGINT'));
      const DISPLAY = await startScreen(screen, children);
      options.port = await startDriver(
        webkitDriver,
        { ...env, DISPLAY, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
        children,
      );
      await initialize.call(launcher, { ...config, concurrency: 1 });
      launcher.name = 'WebKit';
    },
    async stop() {
      await stop.call(launcher);
      await end(children);
    },
  });
}
