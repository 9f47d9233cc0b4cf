import type { Content, McpElicitationDialog } from '../src/index.js';

interface About {
  /** What the page's address names it by: `#id`. */
  readonly id: string;
  readonly title: string;
  /** What there is to see, in a sentence or two. */
  readonly description: string;
  /** What the person had asked the assistant for; else what the group says. */
  readonly asked?: string;
}

/** A request, or a chain of them. */
export interface AskStory extends About {
  readonly payload: unknown;
  /** The request that follows from accepted answers, if one does; `step` counts from 1. */
  readonly next?: (answers: Content, step: number) => unknown;
  /** Requests that come with it. */
  readonly others?: readonly unknown[];
  /** Milliseconds after which the server withdraws it. */
  readonly withdrawnAfter?: number;
  /** One of `demo/themes/`. */
  readonly theme?: string;
  /** How the element is set while the story is shown, besides the controls. */
  readonly settings?: Partial<Pick<McpElicitationDialog, 'review' | 'presentation' | 'rateLimit'>>;
}

/** The request comes from a real server. */
export interface LiveStory extends About {
  readonly live: LiveTool;
}

/** A tool of MCP's own test server, or of the server for the patterns of use (`demo/server/`). */
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

/** The `params` of a request to fill in a form. */
export const form = (
  message: string,
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = Object.keys(properties),
) => ({ message, requestedSchema: { type: 'object', properties, required } });
