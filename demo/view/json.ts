import { element } from './dom.js';

/** A text with what follows it where that makes it a key; or a number, or a word. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.e+-]*|\b(?:true|false|null)\b/gi;
/** Characters that would turn the JSON around them around. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A value as indented JSON; characters that could disturb its look are escaped. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value, null, 2) ?? 'undefined').replace(
    TURNING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The same, to read: with its keys, texts and other values in colours of their own. */
export function jsonView(value: unknown): HTMLPreElement {
  const json = toJson(value);
  const pre = element('pre', { className: 'json', dir: 'ltr' });
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [token, text, colon] = match;
    const className = colon ? 'key' : text ? 'text' : 'value';
    pre.append(json.slice(end, match.index), element('span', { className }, text ?? token));
    end = match.index + (text ?? token).length;
  }
  pre.append(json.slice(end));
  return pre;
}
