import type { Limits } from '../schema/limits.js';
import { amount, number } from './en-limits.js';

/** What is wrong and what to do, in English: loaded while a form is filled in. */
export const enProblems = {
  withdrawn: (server: string) => `${server} withdrew its request.`,
  nothingSent: 'Nothing was sent.',

  secrets: 'Don’t enter secrets here.',
  secret: (label: string) => `“${label}” looks like a credential; servers must not ask for one in a form.`,

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
  choices: (limits: Limits) => `Choose ${amount(limits.minItems, limits.maxItems)}`,
};

export type ProblemStrings = typeof enProblems;
