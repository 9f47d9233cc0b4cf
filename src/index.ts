/** Exports everything, and registers `<mcp-elicitation-dialog>` if the environment supports custom elements. */
import { McpElicitationDialog } from './element.js';

export * from './element.js';

if (globalThis.customElements) McpElicitationDialog.define();

declare global {
  interface HTMLElementTagNameMap {
    'mcp-elicitation-dialog': McpElicitationDialog;
  }
}
