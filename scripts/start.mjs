/**
 * The playground: a page of stories on the source as it is, with MCP's official test server behind its `/mcp`, and the
 * server for the patterns of use (`demo/server/`) behind its `/patterns`.
 * `PORT` chooses the page's port; without it, it is 5173 or the next that is free.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createServer } from 'vite';
import './generate-validators.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Stops both servers. They run in this process, so nothing is left running when it ends. */
function end(problem) {
  if (problem) console.error(problem);
  process.exit(problem ? 1 : 0);
}

/**
 * Starts the test server, and tells where it listens. It would listen on every interface, answer any origin and tell
 * its environment to whoever asks: so it gets a socket that only this user can reach, and an empty environment.
 */
async function startTestServer() {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-playground-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'mcp.sock');
  const worker = new Worker(new URL(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js')), {
    argv: ['streamableHttp'],
    env: { PORT: socketPath },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume(); // discards the request log
  let said = '';
  worker.stderr.on('data', (text) => (said += text));
  worker.on('error', (error) => end(`The test server failed: ${error.stack}`));
  worker.on('exit', (code) => end(`The test server ended (${code}).\n${said}`));
  while (!(await answers(socketPath))) await delay(20);
  return socketPath;
}

function answers(path) {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** The server for the patterns of use is TypeScript, as the page: what compiles the one compiles the other. */
const patterns = {
  name: 'patterns',
  async configureServer(server) {
    const [{ createPatterns }, { relay }] = await Promise.all(
      ['patterns', 'relay'].map((name) => server.ssrLoadModule(`/demo/server/${name}.ts`)),
    );
    const { fetch } = createPatterns('/patterns');
    server.middlewares.use((request, response, next) => {
      if (request.url.startsWith('/patterns/')) relay(request, response, fetch).catch(next);
      else next();
    });
  },
};

async function startPage(socketPath) {
  const port = process.env.PORT;
  const server = await createServer({
    root,
    configFile: false, // that file builds the library
    envDir: false,
    appType: 'mpa',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: '127.0.0.1',
      port: Number(port || 5173),
      strictPort: Boolean(port),
      // Connections that stay: one that the server closes can break while the last of a request is still written.
      proxy: { '/mcp': { target: { socketPath, host: 'localhost' }, agent: new Agent({ keepAlive: true }) } },
    },
    plugins: [patterns],
  });
  await server.listen();
  return server.resolvedUrls.local[0];
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end());
if (process.env.npm_lifecycle_event) {
  // npm passes a signal on to its shell only, which ends without telling us: then we have another parent.
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || end(), 250).unref();
}
try {
  const url = await startPage(await startTestServer());
  console.log(
    `\n  Playground    ${url}\n  Test server   ${url}mcp\n  Patterns      ${url}patterns/mcp\n\n  Ctrl+C ends them all.\n`,
  );
} catch (error) {
  end(error.message);
}
