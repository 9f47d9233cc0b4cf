import type { Limits } from '../schema/limits.js';
import { amount, number } from './en-limits.js';

/** The words of the dialog, in English. */
export const en = {
  someServer: 'A server',
  asking: (server: string) => `${server} is asking for information`,
  confirming: (server: string) => `${server} is asking you to confirm`,
  sentTo: (server: string) => `Sent to ${server} only when you submit.`,
  more: (count: number) => `${count} more ${count === 1 ? 'request' : 'requests'} waiting`,
  step: (place: number, of: number) => `${place} of ${of}`,
  submit: 'Submit',
  next: 'Next',
  back: 'Back',
  stopAsking: 'Stop asking',
  close: 'Close',
  accept: 'Accept',
  decline: 'Decline',
  cancel: 'Cancel',
  required: 'required',
  optional: 'optional',
  question: (place: number) => `Question ${place}`,
  choose: 'Choose…',
  other: 'Other…',
  otherAnswer: 'Other answer',
  clear: 'Clear choice',
  yes: 'Yes',
  no: 'No',
  emptyOption: '(empty)',

  problem: 'There is a problem',
  tryAgain: 'Not loaded yet. Try again.',

  numberHint: (limits: Limits, integer: boolean) => `A ${number(limits, integer)}`,
  lengthHint: (limits: Limits) => `Length: ${amount(limits.minLength, limits.maxLength)} characters`,
  choicesHint: (limits: Limits) => `Choose ${amount(limits.minItems, limits.maxItems)}`,
  listHint: 'One per line',
  linesHint: (limits: Limits) => `One per line, ${amount(limits.minItems, limits.maxItems)}`,
  zoneHint: (zone: string) => `Time in ${zone}`,
};

/** The words of the dialog: texts, and functions that put their arguments into one. */
export type Strings = typeof en;
