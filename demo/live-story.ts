import type { McpElicitationDialog } from '../src/index.js';
import { runEverything } from './live-everything.js';
import { runPattern } from './live-patterns.js';
import type { LiveTool } from './story.js';
import { say } from './view/chat.js';
import { byId } from './view/dom.js';

/**
 * Connects the buttons of the live stories to a session. Calls `asked` for each request, and `ended` when the session is over.
 * Returns a function that stops the session.
 */
export function startLiveStory(
  dialog: McpElicitationDialog,
  { tool, asked, ended }: { tool: () => LiveTool | undefined; asked: (request: object) => void; ended: () => void },
): () => void {
  const connect = byId('connect');
  const stop = byId('stop');
  let session: AbortController | undefined;

  const run = async () => {
    const live = tool();
    if (!live) return;
    const { signal } = (session = new AbortController());
    mark(true);
    say('Page', 'Connecting…');
    try {
      await (live.server === 'patterns' ? runPattern : runEverything)(dialog, live.tool, watcher(asked), signal);
    } catch (error) {
      if (!signal.aborted) say('Page', inWords(error));
    }
    session = undefined;
    mark(false);
    ended();
  };

  /** Buttons stay focusable while the session is running. */
  const mark = (isRunning: boolean) => {
    connect.ariaDisabled = String(isRunning);
    if (!isRunning && document.activeElement === stop) connect.focus();
    stop.hidden = !isRunning;
  };

  connect.addEventListener('click', () => {
    if (!session) void run();
  });
  const abort = () => session?.abort();
  stop.addEventListener('click', () => {
    say('Page', 'Stopped: the session is closed.');
    abort();
  });
  return abort;
}

const watcher = (asked: (request: object) => void) => ({
  asked,
  connected: (server: string, version: string) =>
    say('Page', `Connected to ${server}, protocol version ${version}. Calling its tool…`),
  answered: (text: string, isError: boolean) =>
    say('Assistant', isError ? 'The tool failed:' : 'The server answered:', { text }),
});

/** Explains an error and what to do. */
function inWords(error: unknown): string {
  const { message, code } = error as { message?: string; code?: unknown };
  const isUnreachable = error instanceof TypeError || (typeof code === 'number' && code >= 500);
  return isUnreachable
    ? 'The test server cannot be reached. Check that “npm start” is still running.'
    : `The call failed: ${message ?? String(error)}`;
}
