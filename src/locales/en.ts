import { formatsOf } from './format.js';

const { number: n, plural } = formatsOf('en');

/** English strings that every request needs. */
export const en = {
  someServer: 'A server',
  asking: (server: string) => `${server} is asking for information`,
  confirming: (server: string) => `${server} is asking you to confirm`,
  more: (count: number) => `${n(count)} more ${plural(count, { one: 'request', other: 'requests' })} waiting`,
  step: (place: number, of: number) => `${place} of ${of}`,
  submit: 'Submit',
  next: 'Next',
  back: 'Back',
  stopAsking: 'Stop asking',
  close: 'Close',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel',
  copied: 'Copied',
};

/** Strings, and functions that insert their arguments into one. */
export type Strings = typeof en;
