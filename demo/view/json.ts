import { element } from './dom.js';

/** Matches a string with the colon after a key, a number, or a keyword. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.e+-]*|\b(?:true|false|null)\b/gi;
/** Characters that reverse the text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Formats a value as indented JSON. Characters that affect how it is displayed are escaped. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value, null, 2) ?? 'undefined').replace(
    TURNING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The same with syntax highlighting. */
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
