/** Types of `<mcp-elicitation-dialog>` for JSX: `import 'mcp-elicitation-dialog/react'`. It has no code. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type {
  ElicitationActivityEvent,
  ElicitationErrorEvent,
  ElicitationLimitEvent,
  ElicitationOpenEvent,
  ElicitationResponsesEvent,
  ElicitationResultEvent,
  McpElicitationDialog,
} from './element.js';

/** The properties and attributes of the element, and its event listeners as React 19 names them. */
export interface McpElicitationDialogProps
  extends HTMLAttributes<McpElicitationDialog>, ClassAttributes<McpElicitationDialog> {
  request?: unknown;
  server?: McpElicitationDialog['server'];
  'server-name'?: string;
  'protocol-version'?: string;
  presentation?: McpElicitationDialog['presentation'];
  'closed-by'?: McpElicitationDialog['closedBy'];
  review?: boolean;
  secrets?: McpElicitationDialog['secrets'];
  'rate-limit'?: number;
  strings?: McpElicitationDialog['strings'];
  'onelicitation-open'?: (event: ElicitationOpenEvent) => void;
  'onelicitation-result'?: (event: ElicitationResultEvent) => void;
  'onelicitation-responses'?: (event: ElicitationResponsesEvent) => void;
  'onelicitation-error'?: (event: ElicitationErrorEvent) => void;
  'onelicitation-limit'?: (event: ElicitationLimitEvent) => void;
  'onelicitation-activity'?: (event: ElicitationActivityEvent) => void;
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to add an element
  namespace JSX {
    interface IntrinsicElements {
      'mcp-elicitation-dialog': McpElicitationDialogProps;
    }
  }
}
