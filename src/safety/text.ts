/**
 * Characters that change how text is drawn: control characters except tab and newline, direction marks, overrides and
 * isolates, and invisible characters. Joiners are kept, because many scripts and emoji need them. So are the flags of
 * England, Scotland and Wales, which are spelled in invisible letters.
 */
const DECEPTIVE =
  // eslint-disable-next-line no-control-regex -- control characters are the point
  /[\0-\b\v-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f})|[\u{e0000}-\u{e0fff}]/gu;

/** Removes deceptive characters from untrusted text. Line breaks are kept. */
export const harmless = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(DECEPTIVE, '$1');

/** The same for labels and names, on one line, so that no part of them can look like text of the page. */
export const harmlessLine = (text: string): string => harmless(text).replace(/\s+/g, ' ').trim();
