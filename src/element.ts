/** Everything, without registering the element: call `McpElicitationDialog.define()`, with a tag of your own if need be. */
export { McpElicitationDialog } from './mcp-elicitation-dialog.js';
export type { ClosedBy } from './view/modal.js';
export {
  ElicitationErrorEvent,
  ElicitationOpenEvent,
  ElicitationResultEvent,
  type ElicitationErrorDetail,
  type ElicitationOpenDetail,
  type ElicitationResultDetail,
} from './events.js';
export { ErrorCode, ProtocolError, type ErrorObject } from './protocol/error.js';
export type {
  Action,
  Content,
  ContentValue,
  ElicitResponse,
  ElicitResult,
  ErrorResponse,
  Icon,
  RequestId,
  Server,
  WireAction,
} from './protocol/types.js';
export { en, type Strings } from './locales/en.js';
