/** English strings of URL mode, loaded with the first page to open. */
export const enUrl = {
  opening: (server: string) => `${server} wants to open a web page`,
  waiting: (host: string) => `Waiting for ${host}`,
  open: (host: string) => `Open ${host}`,
  openAgain: 'Open again',
  finished: 'I’ve finished',
  waitingNote: 'Finish on the page that was opened, then come back here.',
  address: 'Address',
  copyAddress: 'Copy address',
  checkAddress: 'Check the address.',
  urlUnencrypted: 'The connection is not encrypted. Others could read what you enter there.',
  urlLookalike: 'It contains characters that can look like other letters.',
  urlUser: 'The part before the @ is not part of the site’s address.',
  urlNumeric: 'It uses a number instead of a name.',
  urlPort: 'It uses an unusual port.',
  urlPrivate: 'It leads to this device or to your local network.',
};

export type UrlStrings = typeof enUrl;
