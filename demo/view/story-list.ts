import type { Group, Story } from '../story.js';
import { byId, element, english } from './dom.js';

/** From this width on, the list is next to the story. The style sheets have the same value. */
const WIDE = matchMedia('(min-width: 60rem)');

/** Fills the list of stories with links. */
export function fillStoryList(groups: readonly Group[]): void {
  const list = byId<HTMLDetailsElement>('stories');
  list.append(
    ...groups.flatMap(({ title, stories }) => [
      element('h2', {}, english(title)),
      element('ul', {}, ...stories.map((story) => element('li', {}, link(story)))),
    ]),
  );
  const fold = () => {
    list.open = WIDE.matches;
  };
  WIDE.addEventListener('change', fold);
  fold();
}

/** Marks the current story. Collapses the list if it is above the story. */
export function markStory(id: string): void {
  const list = byId<HTMLDetailsElement>('stories');
  list.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = list.querySelector(`a[href="#${CSS.escape(id)}"]`);
  current?.setAttribute('aria-current', 'page');
  if (WIDE.matches) {
    current?.scrollIntoView({ block: 'nearest' });
  } else if (list.contains(document.activeElement)) {
    list.open = false;
    byId('title').focus();
  }
}

const link = ({ id, title }: Story) => element('a', { href: `#${id}` }, english(title));
