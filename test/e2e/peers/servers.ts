/** MCP servers on the official SDKs, each with one tool, `ask`, that does what the test at hand wants. */
import { randomUUID } from 'node:crypto';
import { McpServer as McpServer1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport as Transport1 } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  ElicitResultSchema,
  EmptyResultSchema,
  UrlElicitationRequiredError as UrlElicitationRequiredError1,
} from '@modelcontextprotocol/sdk/types.js';
import {
  createMcpHandler,
  McpServer,
  UrlElicitationRequiredError,
  WebStandardStreamableHTTPServerTransport,
  type InputRequiredResult,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** A JSON-RPC message that the client sent. */
export interface Message {
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
}

export interface Peer {
  /** What the client sent, in its order. */
  readonly received: Message[];
  /** What it answers besides `/mcp`. */
  serves?(path: string): boolean;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly onprogress?: (progress: { readonly progress: number }) => void;
  readonly resetTimeoutOnProgress?: boolean;
}

/** What a server of 2025-11-25 can do with the client that called it. */
export interface Caller {
  /** Sends `elicitation/create`, with whatever params; resolves with the result, or with the error that came back. */
  ask(params: object, options?: AskOptions): Promise<unknown>;
  /** Sends another request. */
  send(method: string, params: object): Promise<unknown>;
  /** Says that the page has done its part. */
  complete(elicitationId: string): Promise<void>;
  /** Fails the call with the error -32042. */
  requireUrl(url: { readonly url: string; readonly message: string; readonly elicitationId: string }): never;
}

/** What the tool does; the client is told as JSON what comes of it. */
export type Tool = (caller: Caller) => Promise<unknown>;

const SERVER = { name: 'peer', title: 'Peer', version: '1.0.0' };

const text = (value: unknown) => ({ content: [{ type: 'text' as const, text: JSON.stringify(value) }] });

async function errorAsValue(result: Promise<unknown>): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    const { code, message, data } = error as { code?: unknown; message: string; data?: unknown };
    return { error: { code, message, data } };
  }
}

/** A server on `@modelcontextprotocol/sdk` 1.x. */
export function peer1(tool: Tool): Peer {
  return sessions(async (options) => {
    const server = new McpServer1(SERVER);
    server.registerTool('ask', {}, async (extra) => {
      // Its request 0 could never be cancelled: the client of 1.x takes that id for none.
      await extra.sendRequest({ method: 'ping' }, EmptyResultSchema);
      return text(
        await tool({
          ask: (params, options) => {
            const request = { method: 'elicitation/create', params } as never;
            return errorAsValue(extra.sendRequest(request, ElicitResultSchema, options));
          },
          send: (method, params) => errorAsValue(extra.sendRequest({ method, params } as never, EmptyResultSchema)),
          complete: (elicitationId) =>
            extra.sendNotification({ method: 'notifications/elicitation/complete', params: { elicitationId } }),
          requireUrl: (elicitation) => {
            throw new UrlElicitationRequiredError1([{ mode: 'url', ...elicitation }]);
          },
        }),
      );
    });
    const transport = new Transport1(options);
    await server.connect(transport);
    return transport;
  });
}

/** A server on `@modelcontextprotocol/server` 2.x, as clients of 2025-11-25 see it. */
export function peer2(tool: Tool): Peer {
  return sessions(async (options) => {
    const server = new McpServer(SERVER);
    server.registerTool('ask', {}, async ({ mcpReq }) =>
      text(
        await tool({
          ask: (params, options) =>
            errorAsValue(mcpReq.send({ method: 'elicitation/create', params: { ...params } }, options)),
          send: (method, params) => errorAsValue(mcpReq.send({ method, params } as never)),
          complete: (elicitationId) =>
            mcpReq.notify({ method: 'notifications/elicitation/complete', params: { elicitationId } }),
          requireUrl: (elicitation) => {
            throw new UrlElicitationRequiredError([{ mode: 'url', ...elicitation }]);
          },
        }),
      ),
    );
    const transport = new WebStandardStreamableHTTPServerTransport(options);
    await server.connect(transport);
    return transport;
  });
}

/** The next round of a tool of 2026-07-28: asks for input, or says in the end what came of it. */
export type Round = (mcpReq: ServerContext['mcpReq']) => InputRequiredResult | object;

const isInputRequired = (value: object): value is InputRequiredResult => 'resultType' in value;

function roundServer(round: Round, roundTimeoutMs?: number): McpServer {
  const server = new McpServer(SERVER, roundTimeoutMs === undefined ? {} : { inputRequired: { roundTimeoutMs } });
  server.registerTool('ask', {}, ({ mcpReq }) => {
    const value = round(mcpReq);
    return isInputRequired(value) ? value : text(value);
  });
  return server;
}

/** A server on `@modelcontextprotocol/server` 2.x, for clients of 2026-07-28. */
export function modernPeer(round: Round): Peer {
  const handler = createMcpHandler(() => roundServer(round), { legacy: 'reject' });
  const received: Message[] = [];
  return {
    received,
    fetch: async (request) => {
      await record(request, received);
      return handler.fetch(request);
    },
    close: () => handler.close(),
  };
}

/** The same tool for clients of 2025-11-25: the SDK sends the input requests of a round as requests, all at once. */
export function shimPeer(round: Round, roundTimeoutMs: number): Peer {
  return sessions(async (options) => {
    const transport = new WebStandardStreamableHTTPServerTransport(options);
    await roundServer(round, roundTimeoutMs).connect(transport);
    return transport;
  });
}

interface Session {
  handleRequest(request: Request): Promise<Response>;
  close(): Promise<void>;
}
interface SessionOptions {
  readonly sessionIdGenerator: () => string;
  readonly onsessioninitialized: (id: string) => void;
}

/** Streamable HTTP as 2025-11-25 has it: a session for each client. */
function sessions(open: (options: SessionOptions) => Promise<Session>): Peer {
  const received: Message[] = [];
  const all = new Map<string, Session>();
  return {
    received,
    async fetch(request) {
      await record(request, received);
      const known = all.get(request.headers.get('mcp-session-id') ?? '');
      if (known) return known.handleRequest(request);
      const session = await open({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => void all.set(id, session),
      });
      return session.handleRequest(request);
    },
    async close() {
      for (const session of all.values()) await session.close();
    },
  };
}

async function record(request: Request, received: Message[]): Promise<void> {
  if (request.method === 'POST') received.push((await request.clone().json()) as Message);
}
