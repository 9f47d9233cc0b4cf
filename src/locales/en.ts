import type { Limits } from '../schema/limits.js';

/** "between 1 and 5", "of at least 1", … or nothing, with the bounds as a schema has them. */
function range(low: number | undefined, high: number | undefined): string {
  if (low !== undefined && high !== undefined) return low === high ? ` ${low}` : ` between ${low} and ${high}`;
  return low !== undefined ? ` of at least ${low}` : high !== undefined ? ` of at most ${high}` : '';
}

const amount = (low: number | undefined, high: number | undefined): string => {
  if (low && high !== undefined) return low === high ? `${low}` : `${low} to ${high}`;
  return low ? `at least ${low}` : `at most ${high}`;
};

const number = (limits: Limits, integer: boolean) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  return [
    `${integer ? 'whole number' : 'number'}${range(minimum, maximum)}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && `below ${exclusiveMaximum}`,
    multipleOf !== undefined && `a multiple of ${multipleOf}`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The words of the dialog, in English. */
export const en = {
  someServer: 'A server',
  asking: (server: string) => `${server} is asking for information`,
  confirming: (server: string) => `${server} is asking you to confirm`,
  sentTo: (server: string) => `Sent to ${server} only when you submit.`,
  withdrawn: (server: string) => `${server} withdrew its request`,
  nothingSent: 'Nothing was sent.',
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

  numberHint: (limits: Limits, integer: boolean) => `A ${number(limits, integer)}`,
  lengthHint: (limits: Limits) => `Length: ${amount(limits.minLength, limits.maxLength)} characters`,
  choicesHint: (limits: Limits) => `Choose ${amount(limits.minItems, limits.maxItems)}`,
  listHint: 'One per line',
  linesHint: (limits: Limits) => `One per line, ${amount(limits.minItems, limits.maxItems)}`,
  zoneHint: (zone: string) => `Time in ${zone}`,

  secrets: 'Don’t enter secrets here.',
  secret: (label: string) => `“${label}” looks like a credential; servers must not ask for one in a form.`,

  problem: 'There is a problem',
  answerNeeded: 'Enter an answer',
  choiceNeeded: 'Choose an option',
  numberNeeded: (limits: Limits, integer: boolean) => `Enter a ${number(limits, integer)}`,
  numberUnsafe: 'This number is too large to be sent exactly',
  tooShort: (least: number) => `Enter at least ${least} ${least === 1 ? 'character' : 'characters'}`,
  tooLong: (most: number) => `Enter at most ${most} ${most === 1 ? 'character' : 'characters'}`,
  emailNeeded: 'Enter an email address, like name@example.com',
  uriNeeded: 'Enter a full address, like https://example.com',
  dateNeeded: 'Enter a full date',
  dateTimeNeeded: 'Enter a full date and time',
  timezoneNeeded: 'Enter a timezone, like Europe/Berlin',
  formatNeeded: 'This is not in the form that was asked for',
  linesNeeded: (limits: Limits) => `Enter ${amount(limits.minItems, limits.maxItems)}, one per line`,
  linesUnique: 'Enter each line only once',
  line: (place: number, problem: string) => `Line ${place}: ${problem}`,
};

/** The words of the dialog: texts, and functions that put their arguments into one. */
export type Strings = typeof en;
