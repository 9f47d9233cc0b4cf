/** The playground: a list of stories, and a page that acts as the host. */
import type { ElicitationErrorDetail, ElicitationResultDetail } from '../src/index.js';
import '../src/index.js';
import { startControls } from './controls.js';
import { startLiveStory } from './live-story.js';
import { groups } from './stories/index.js';
import { isLive } from './story.js';
import { beginChat, say } from './view/chat.js';
import { byId, element, english } from './view/dom.js';
import { startEventLog } from './view/event-log.js';
import { jsonView, toJson } from './view/json.js';
import { fillStoryList, markStory } from './view/story-list.js';

const dialog = document.querySelector('mcp-elicitation-dialog')!;
const own = byId<HTMLFormElement>('own');
const ownJson = own.elements.namedItem('json') as HTMLTextAreaElement;

const stories = groups.flatMap((group) => group.stories.map((each) => ({ ...each, group })));

/** The current story and its progress. */
let story: (typeof stories)[number] | undefined;
let step = 1;
let payload: unknown;

const applyControls = startControls(dialog);
const stopLive = startLiveStory(dialog, {
  tool: () => (story && isLive(story) ? story.live : undefined),
  asked: showPayload,
  ended: applyControls,
});
startEventLog(dialog);
fillStoryList(groups);

function showPayload(value: unknown): void {
  payload = value;
  const isKnown = value !== undefined;
  byId('edit').hidden = !isKnown;
  byId('payload').replaceChildren(
    isKnown ? jsonView(value) : element('p', { className: 'empty' }, english('Sent by the server after you connect.')),
  );
}

/** Shows the story in the URL. An unknown one changes nothing. */
function showStory(): void {
  const named = stories.find(({ id }) => location.hash === `#${id}`) ?? (story ? undefined : stories[0]);
  if (!named || named === story) return;
  stopLive();
  applyControls();
  while (dialog.request !== null) dialog.request = null; // the back button also works while a dialog is open
  story = named;
  const { id, title, description, group } = named;
  const live = isLive(named);
  dialog.className = live ? '' : (named.theme ?? '');
  dialog.review = !live && named.settings?.review === true;
  dialog.rateLimit = (live ? undefined : named.settings?.rateLimit) ?? 0;
  dialog.presentation = (!live && named.settings?.presentation) || 'dialog';
  document.title = `${title} · mcp-elicitation-dialog playground`;
  byId('group').replaceChildren(english(group.title));
  byId('title').replaceChildren(english(title));
  byId('description').replaceChildren(english(description));
  byId('show').hidden = live;
  byId('connect').hidden = !live;
  beginChat(
    named.asked ?? group.asked,
    live ? 'Then I’ll connect first.' : 'Before I go on, the server asks something.',
  );
  restart();
  markStory(id);
}

function restart(): void {
  step = 1;
  showPayload(story && !isLive(story) ? story.payload : undefined);
}

const SETTLED = { accept: 'You accepted.', reject: 'You declined.', cancel: 'You dismissed the dialog.' };

function onResult({ action, result, request }: ElicitationResultDetail): void {
  say('Page', `${SETTLED[action]} The result:`, { json: result });
  if (!story || isLive(story) || request !== payload || action !== 'accept') return;
  const next = story.next?.(result.content ?? {}, step);
  if (next === undefined) return;
  step++;
  showPayload(next);
  dialog.request = next;
}

function onRefusal({ error }: ElicitationErrorDetail): void {
  say('Page', 'The request was refused. The error to send back:', { json: error });
}

dialog.addEventListener('elicitation-result', ({ detail }) => onResult(detail));
dialog.addEventListener('elicitation-error', ({ detail }) => onRefusal(detail));
byId('show').addEventListener('click', () => {
  restart();
  dialog.request = payload;
  if (!story || isLive(story)) return;
  for (const other of story.others ?? []) dialog.request = other;
  const { withdrawnAfter } = story;
  const asked = payload;
  if (withdrawnAfter) {
    setTimeout(() => {
      if (dialog.request === asked) dialog.request = null;
    }, withdrawnAfter);
  }
});
byId('edit').addEventListener('click', () => {
  ownJson.value = toJson(payload);
  ownJson.focus();
});
own.addEventListener('submit', (event) => {
  event.preventDefault();
  dialog.request = ownJson.value; // the element reads JSON and reports errors in it
});
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault(); // the URL belongs to the story
  byId('main').focus();
});
addEventListener('hashchange', showStory);
showStory();
