import type { IncomingMessage, ServerResponse } from 'node:http';
import { inputRequired } from '@modelcontextprotocol/server';
import { relay } from '../../../demo/server/relay.js';
import { confirmation, nameForm } from '../../e2e/peers/forms.js';
import { modernPeer, peer2 } from '../../e2e/peers/servers.js';
import { bundle, respond } from '../../e2e/peers/site.js';
import { startEverythingServer } from '../../e2e/support/everything-server.js';

/** What web-test-runner gives a middleware: of Koa's context, what is used here. */
interface Context {
  readonly path: string;
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  respond?: boolean;
}

/** Computes once, when first asked for; and tells what there is to end. */
function once<T extends object>(compute: () => T): { (): T; readonly value: T | undefined } {
  let value: T | undefined;
  return Object.defineProperty(() => (value ??= compute()), 'value', { get: () => value }) as never;
}

/**
 * Strict pages of hosts beside the tests, each with the element as it is published, an SDK's client and our handler:
 * `/hosts/sdk-1/` and `/hosts/sdk-2/`. And what they talk to: servers on the SDK 2.x, under `/hosts/sdk-2/`, and the
 * official test server, whose address the command `everything` tells.
 */
export function hosts() {
  const everything = once(startEverythingServer);
  const scripts = { 'sdk-1': once(() => bundle('sdk-1')), 'sdk-2': once(() => bundle('sdk-2')) };
  const both = { who: inputRequired.elicit(nameForm), sure: inputRequired.elicit(confirmation) };
  const peers = {
    '/2025-11-25': once(() => peer2(({ ask }) => ask(nameForm))),
    '/2026-07-28': once(() =>
      modernPeer(({ inputResponses }) => inputResponses ?? inputRequired({ requestState: 'one', inputRequests: both })),
    ),
  };

  return {
    async middleware(context: Context, next: () => Promise<void>): Promise<void> {
      const [, sdk, path] = /^\/hosts\/(sdk-[12])(\/.*)$/.exec(context.path) ?? [];
      if (!sdk || !path) return next();
      context.respond = false; // what follows answers by itself
      const { req, res } = context;
      res.statusCode = 200;
      if (path in peers) {
        const peer = peers[path as keyof typeof peers]();
        await relay(req, res, (request) => peer.fetch(request));
      } else if (!(await respond(path, await scripts[sdk as keyof typeof scripts](), res))) {
        res.writeHead(404).end();
      }
    },
    plugin: {
      name: 'hosts',
      async executeCommand({ command }: { readonly command: string }): Promise<string | undefined> {
        return command === 'everything' ? (await everything()).url.href : undefined;
      },
      async serverStop(): Promise<void> {
        for (const { value } of Object.values(peers)) await value?.close();
        await (await everything.value)?.close();
      },
    },
  };
}
