import type { CallToolResult, InputRequiredResult, McpServer, ServerContext } from '@modelcontextprotocol/server';

/**
 * A tool, written once for both eras: it is called again with what was answered, and says in the end what came of it.
 * Clients of 2026-07-28 do that themselves; for those of 2025-11-25 the SDK sends the requests, and calls it again.
 */
export type Rounds = (context: ServerContext) => ToolResult | Promise<ToolResult>;
export type ToolResult = CallToolResult | InputRequiredResult;

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly rounds: Rounds;
}

export const say = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** Whoever cannot be asked is told so, instead of an error. */
export function register(
  server: McpServer,
  { name, title, description, rounds }: Tool,
  mode: 'form' | 'url' = 'form',
): void {
  server.registerTool(name, { title, description }, async (context) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one accessor that answers in both eras
    const { elicitation } = server.server.getClientCapabilities() ?? {};
    // An empty capability is that of forms, from before there were pages.
    const canAsk = elicitation && (mode === 'url' ? elicitation.url : (elicitation.form ?? !elicitation.url));
    return canAsk
      ? rounds(context)
      : say('This needs to ask you something, and your app has no way to. Nothing was done.');
  });
}
