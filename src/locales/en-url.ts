/** The words of URL mode, in English: loaded with what else only it needs. */
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
  urlUnencrypted: 'What you enter there can be read on the way: the connection is not encrypted.',
  urlLookalike: 'Its name uses characters that can look like other letters.',
  urlUser: 'The part before the @ is not where it leads.',
  urlNumeric: 'It is a number instead of a name.',
  urlPort: 'It uses an unusual port.',
  urlPrivate: 'It is on this device or in your own network.',
};

export type UrlStrings = typeof enUrl;
