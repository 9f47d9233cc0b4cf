/** A small MCP server for the patterns: `/mcp` for clients of all protocol versions, and a sign-in page. */
import { randomBytes, randomUUID } from 'node:crypto';
import {
  createMcpHandler,
  createRequestStateCodec,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  McpServer,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server';
import { signInPage } from './sign-in-page.js';
import { SignIns } from './sign-ins.js';
import { cancelSubscription } from './tools/ambiguity.js';
import { contactSupport } from './tools/branches.js';
import { deleteCalendar } from './tools/confirmation.js';
import { linkMail } from './tools/sign-in.js';
import { planTrip } from './tools/steps.js';
import { register } from './tools/tool.js';

export interface Patterns {
  /** Handles `<base>/mcp` and `<base>/sign-in`. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** `base` is the path of the server. */
export function createPatterns(base: string): Patterns {
  const signIns = new SignIns();
  const states = createRequestStateCodec<object>({ key: randomBytes(32) });
  const sessions = new Map<string, Transport>();

  const serverFor = (era: 'legacy' | 'modern', origin: string): McpServer => {
    const server = new McpServer(
      { name: 'patterns', title: 'Acme Assistant', version: '1.0.0' },
      { requestState: { verify: (state, context) => states.verify(state, context) } },
    );
    register(server, deleteCalendar);
    register(server, cancelSubscription);
    register(server, planTrip(states));
    register(server, contactSupport);
    register(
      server,
      linkMail({ era, signIns, states: states as never, page: new URL(`${base}/sign-in`, origin) }),
      'url',
    );
    return server;
  };

  const modern = createMcpHandler(({ requestInfo }) => serverFor('modern', new URL(requestInfo!.url).origin), {
    legacy: 'reject',
  });

  /** Up to 2025-11-25, the server sends requests to the client, so each client has a session. */
  const legacy = async (request: Request): Promise<Response> => {
    const known = sessions.get(request.headers.get('mcp-session-id') ?? '');
    if (known) return known.handleRequest(request);
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    await serverFor('legacy', new URL(request.url).origin).connect(transport);
    return transport.handleRequest(request);
  };

  return {
    async fetch(request) {
      // Protects against DNS rebinding and other origins.
      const rejected =
        hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins());
      if (rejected) return rejected;
      switch (new URL(request.url).pathname) {
        case `${base}/mcp`:
          return (await isLegacyRequest(request)) ? legacy(request) : modern.fetch(request);
        case `${base}/sign-in`:
          return signInPage(request, signIns);
        default:
          return new Response('Not found', { status: 404 });
      }
    },
    async close() {
      await modern.close();
      for (const session of sessions.values()) await session.close();
    },
  };
}
