import type { McpElicitationDialog } from '../../../src/element.js';
import type { HostPage } from './host-page.js';

/** The element in a page, as far as a handler in this process needs it. */
export function dialogIn({ page }: HostPage): McpElicitationDialog {
  const dialog = {
    isConnected: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    elicit: (payload: unknown, { protocolVersion }: { protocolVersion: string }) =>
      page.evaluate(
        ([json, version]) =>
          document.querySelector('mcp-elicitation-dialog')!.elicit(JSON.parse(json), { protocolVersion: version }),
        [JSON.stringify(payload), protocolVersion] as const,
      ),
  };
  return dialog as unknown as McpElicitationDialog;
}
