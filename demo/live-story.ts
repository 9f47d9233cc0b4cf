import type { McpElicitationDialog } from '../src/index.js';
import { runEverything } from './live-everything.js';
import { runPattern } from './live-patterns.js';
import type { LiveTool } from './story.js';
import { say } from './view/chat.js';
import { byId } from './view/dom.js';

/**
 * Ties the buttons of the live stories to a session. `asked` hears of each request; `ended` comes when the element is
 * free for other stories again. Returns what stops a session, if one is on.
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

  /** Buttons that are in use stay where focus can return to them. */
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
    say('Assistant', isError ? 'The tool failed, and says:' : 'The server answered:', { text }),
});

/** What went wrong, and what to do about it. */
function inWords(error: unknown): string {
  const { message, code } = error as { message?: string; code?: unknown };
  const isUnreachable = error instanceof TypeError || (typeof code === 'number' && code >= 500);
  return isUnreachable
    ? 'The test server cannot be reached. “npm start” runs it together with this page: is it still running?'
    : `That did not work: ${message ?? String(error)}`;
}
