/** Exports everything without registering the element. Call `McpElicitationDialog.define()`, optionally with another tag. */
export { McpElicitationDialog, type ElicitOptions } from './mcp-elicitation-dialog.js';
export type { ClosedBy, Presentation } from './view/dialog/dialog.js';
export {
  ElicitationActivityEvent,
  ElicitationErrorEvent,
  ElicitationLimitEvent,
  ElicitationOpenEvent,
  ElicitationResponsesEvent,
  ElicitationResultEvent,
  type ElicitationErrorDetail,
  type ElicitationLimitDetail,
  type ElicitationOpenDetail,
  type ElicitationResponsesDetail,
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
  InputResponses,
  RequestId,
  Server,
  WireAction,
} from './protocol/types.js';
export { en, type Strings } from './locales/en.js';
export type { Words } from './locales/words.js';
