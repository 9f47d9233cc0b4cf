import type { Group } from '../story.js';
import { ambiguity } from './ambiguity.js';
import { announcement } from './announcement.js';
import { branches } from './branches.js';
import { choices } from './choices.js';
import { confirmation } from './confirmation.js';
import { dates } from './dates.js';
import { defaults } from './defaults.js';
import { hostile } from './hostile.js';
import { inputs } from './inputs.js';
import { live } from './live.js';
import { numbers } from './numbers.js';
import { pages } from './pages.js';
import { patterns } from './patterns.js';
import { refusals } from './refusals.js';
import { secrets } from './secrets.js';
import { several } from './several.js';
import { steps } from './steps.js';
import { texts } from './texts.js';
import { themes } from './themes.js';
import { ways } from './ways.js';

/** In the order of the list: what a form is for, what it can ask, and what it must withstand. */
export const groups: readonly Group[] = [
  announcement,
  live,
  patterns,
  confirmation,
  ambiguity,
  steps,
  branches,
  pages,
  several,
  inputs,
  texts,
  dates,
  numbers,
  choices,
  defaults,
  secrets,
  ways,
  themes,
  hostile,
  refusals,
];
