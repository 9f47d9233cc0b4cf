import { byId, element, english } from './dom.js';
import { jsonView } from './json.js';

export type Speaker = 'You' | 'Assistant' | 'Page';

/** Starts a new chat. */
export function beginChat(asked: string, answered: string): void {
  byId('messages').replaceChildren();
  say('You', asked);
  say('Assistant', answered);
}

/** Adds a message to the chat, followed by JSON or preformatted text. */
export function say(
  speaker: Speaker,
  words: string,
  quoted?: { readonly json: unknown } | { readonly text: string },
): void {
  const quote = quoted && ('json' in quoted ? jsonView(quoted.json) : element('pre', {}, quoted.text));
  const message = element(
    'li',
    { className: speaker.toLowerCase() },
    element('span', { className: 'speaker' }, speaker),
    element('p', {}, english(words)),
    ...(quote ? [quote] : []),
  );
  byId('messages').append(message);
}
