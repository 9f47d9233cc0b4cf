import type { Limits } from '../schema/limits.js';
import { amount, n, number, plural } from './en-limits.js';

const characters = (count: number) => `${n(count)} ${plural(count, { one: 'character', other: 'characters' })}`;

/** English strings of forms. */
export const enForm = {
  sentTo: (server: string) => `Sent to ${server} only when you submit.`,
  required: 'required',
  optional: 'optional',
  question: (place: number) => `Question ${place}`,
  choose: 'Choose…',
  other: 'Other…',
  otherAnswer: 'Other answer',
  clear: 'Clear selection',
  yes: 'Yes',
  no: 'No',
  emptyOption: '(empty)',

  numberHint: (limits: Limits, integer: boolean) => `A ${number(limits, integer)}`,
  lengthHint: (limits: Limits) => `Length: ${amount(limits.minLength, limits.maxLength)} characters`,
  choicesHint: (limits: Limits) => `Choose ${amount(limits.minItems, limits.maxItems)}`,
  listHint: 'One per line',
  linesHint: (limits: Limits) => `One per line, ${amount(limits.minItems, limits.maxItems)}`,
  zoneHint: (zone: string) => `Time in ${zone}`,

  reviewing: (server: string) => `Check your answers to ${server}`,
  reviewNote: 'Nothing has been sent yet.',
  review: 'Review',
  send: 'Send',
  change: 'Change',
  changeAnswer: (question: string) => `Change: ${question}`,
  notAnswered: 'Not answered',

  withdrawn: (server: string) => `${server} withdrew its request.`,
  nothingSent: 'Nothing was sent.',
  copyAnswers: 'Copy your answers',
  keptAnswers: 'You started answering this earlier.',
  restore: 'Restore answers',

  secrets: 'Don’t enter secrets here.',
  secret: (question: string) =>
    `“${question}” looks like a credential. Servers must not ask for credentials in a form.`,

  problem: 'There is a problem',
  answerNeeded: 'Enter an answer',
  choiceNeeded: 'Choose an option',
  choiceUnknown: 'This is not one of the options',
  numberNeeded: (limits: Limits, integer: boolean) => `Enter a ${number(limits, integer)}`,
  numberUnsafe: 'This number is too large to be sent exactly',
  tooShort: (least: number) => `Enter at least ${characters(least)}`,
  tooLong: (most: number) => `Enter at most ${characters(most)}`,
  emailNeeded: 'Enter an email address, like name@example.com',
  uriNeeded: 'Enter a full address, like https://example.com',
  dateNeeded: 'Enter a full date',
  dateTimeNeeded: 'Enter a full date and time',
  timezoneNeeded: 'Enter a timezone, like Europe/Berlin',
  formatNeeded: 'This does not have the required format',
  linesNeeded: ({ minItems, maxItems }: Limits) =>
    `Enter ${amount(minItems, maxItems)} ${plural(maxItems ?? minItems ?? 0, { one: 'line', other: 'lines' })}`,
  linesUnique: 'Enter each line only once',
  line: (place: number, problem: string) => `Line ${place}: ${problem}`,
  choices: (limits: Limits) => `Choose ${amount(limits.minItems, limits.maxItems)}`,
};

export type FormStrings = typeof enForm;
