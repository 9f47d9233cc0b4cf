/** Registers `<mcp-elicitation-dialog>`, where there are custom elements, and exports everything. */
import { McpElicitationDialog } from './element.js';

export * from './element.js';

if (globalThis.customElements) McpElicitationDialog.define();

declare global {
  interface HTMLElementTagNameMap {
    'mcp-elicitation-dialog': McpElicitationDialog;
  }
}
