import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'));

export interface EverythingServer {
  /** Where it speaks streamable HTTP. */
  readonly url: URL;
  close(): Promise<void>;
}

/** Starts the official test server on a port that is free. */
export async function startEverythingServer(): Promise<EverythingServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [SCRIPT, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  for await (const line of createInterface(child.stderr)) {
    if (line.includes('listening')) break;
  }
  child.stderr.resume();
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    async close() {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
