import type { CallToolResult, InputRequiredResult, McpServer, ServerContext } from '@modelcontextprotocol/server';

/**
 * A tool for all protocol versions. It is called again with the answers until it returns a result. Clients of 2026-07-28 repeat
 * the call themselves. For clients of 2025-11-25, the SDK sends the requests and repeats the call.
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

/** Returns a message instead of an error if the client does not support elicitation. */
export function register(
  server: McpServer,
  { name, title, description, rounds }: Tool,
  mode: 'form' | 'url' = 'form',
): void {
  server.registerTool(name, { title, description }, async (context) => {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only accessor that works in all protocol versions
    const { elicitation } = server.server.getClientCapabilities() ?? {};
    // An empty capability means form mode, as in 2025-06-18.
    const canAsk = elicitation && (mode === 'url' ? elicitation.url : (elicitation.form ?? !elicitation.url));
    return canAsk
      ? rounds(context)
      : say('This tool needs to ask you something, but your app does not support elicitation. Nothing was done.');
  });
}
