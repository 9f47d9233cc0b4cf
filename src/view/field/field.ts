/** What all kinds of fields share. */
export { answersText, valueText } from './answer-text.js';
export { fieldId } from './field-id.js';
export { describe, group, single } from './frame.js';
export { problemText } from './problem-text.js';
export { secretWarning } from './secret-warning.js';
export type { Field, FormView } from './types.js';
export { labelOf, optionText } from './words.js';
