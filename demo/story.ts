import type { Content, McpElicitationDialog } from '../src/index.js';

interface About {
  /** Its fragment in the URL. */
  readonly id: string;
  readonly title: string;
  /** What the story shows, in a sentence or two. */
  readonly description: string;
  /** The user's message to the assistant. Default: that of the group. */
  readonly asked?: string;
}

/** A request or a chain of requests. */
export interface AskStory extends About {
  readonly payload: unknown;
  /** The next request after the accepted answers, if there is one. `step` starts at 1. */
  readonly next?: (answers: Content, step: number) => unknown;
  /** Requests that are sent at the same time. */
  readonly others?: readonly unknown[];
  /** Milliseconds after which the server withdraws the request. */
  readonly withdrawnAfter?: number;
  /** A file of `demo/themes/`. */
  readonly theme?: string;
  /** Properties of the element for this story. */
  readonly settings?: Partial<Pick<McpElicitationDialog, 'review' | 'presentation' | 'rateLimit'>>;
}

/** The request comes from a real server. */
export interface LiveStory extends About {
  readonly live: LiveTool;
}

/** A tool of the official test server, or of the server for the patterns (`demo/server/`). */
export interface LiveTool {
  readonly server: 'everything' | 'patterns';
  readonly tool: string;
}

export type Story = AskStory | LiveStory;

export interface Group {
  readonly title: string;
  readonly asked: string;
  readonly stories: readonly Story[];
}

export const isLive = (story: Story): story is LiveStory => 'live' in story;

/** The `params` of a request in form mode. */
export const form = (
  message: string,
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) => ({ message, requestedSchema: { type: 'object', properties, required } });
