import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/en.js';
import { enProblems } from '../../../src/locales/en-problems.js';

describe('in English', () => {
  const sentences: [string, string][] = [
    [en.asking('Weather'), 'Weather is asking for information'],
    [en.confirming('Weather'), 'Weather is asking you to confirm'],
    [en.numberHint({ minimum: 1, maximum: 5 }, true), 'A whole number between 1 and 5'],
    [en.numberHint({ minimum: 0 }, false), 'A number of at least 0'],
    [en.numberHint({ maximum: 0 }, false), 'A number of at most 0'],
    [en.numberHint({ exclusiveMinimum: 0 }, false), 'A number, above 0'],
    [en.numberHint({ exclusiveMaximum: 0, multipleOf: 0.5 }, false), 'A number, below 0, a multiple of 0.5'],
    [enProblems.numberNeeded({}, true), 'Enter a whole number'],
    [enProblems.numberNeeded({ minimum: 1, maximum: 3 }, true), 'Enter a whole number between 1 and 3'],
    [en.lengthHint({ minLength: 2, maxLength: 4 }), 'Length: 2 to 4 characters'],
    [en.lengthHint({ minLength: 4, maxLength: 4 }), 'Length: 4 characters'],
    [en.lengthHint({ maxLength: 4 }), 'Length: at most 4 characters'],
    [en.lengthHint({ minLength: 0, maxLength: 4 }), 'Length: at most 4 characters'],
    [en.lengthHint({ minLength: 4 }), 'Length: at least 4 characters'],
    [en.choicesHint({ minItems: 1, maxItems: 3 }), 'Choose 1 to 3'],
    [en.choicesHint({ minItems: 2, maxItems: 2 }), 'Choose 2'],
    [en.choicesHint({ minItems: 1 }), 'Choose at least 1'],
    [en.choicesHint({ maxItems: 2 }), 'Choose at most 2'],
    [en.linesHint({ maxItems: 2 }), 'One per line, at most 2'],
    [enProblems.linesNeeded({ minItems: 1 }), 'Enter at least 1, one per line'],
    [enProblems.tooShort(1), 'Enter at least 1 character'],
    [enProblems.tooShort(2), 'Enter at least 2 characters'],
    [enProblems.tooLong(1), 'Enter at most 1 character'],
    [enProblems.line(2, 'Enter a full date'), 'Line 2: Enter a full date'],
  ];
  for (const [said, expected] of sentences) {
    it(expected, () => {
      expect(said).to.equal(expected);
    });
  }
});
