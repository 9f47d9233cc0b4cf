import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/en.js';
import { enForm } from '../../../src/locales/en-form.js';

describe('in English', () => {
  const sentences: [string, string][] = [
    [en.asking('Weather'), 'Weather is asking for information'],
    [en.confirming('Weather'), 'Weather is asking you to confirm'],
    [enForm.numberHint({ minimum: 1, maximum: 5 }, true), 'A whole number between 1 and 5'],
    [enForm.numberHint({ minimum: 0 }, false), 'A number of at least 0'],
    [enForm.numberHint({ maximum: 0 }, false), 'A number of at most 0'],
    [enForm.numberHint({ exclusiveMinimum: 0 }, false), 'A number, above 0'],
    [enForm.numberHint({ exclusiveMaximum: 0, multipleOf: 0.5 }, false), 'A number, below 0, a multiple of 0.5'],
    [enForm.numberNeeded({}, true), 'Enter a whole number'],
    [enForm.numberNeeded({ minimum: 1, maximum: 3 }, true), 'Enter a whole number between 1 and 3'],
    [enForm.lengthHint({ minLength: 2, maxLength: 4 }), 'Length: 2 to 4 characters'],
    [enForm.lengthHint({ minLength: 4, maxLength: 4 }), 'Length: 4 characters'],
    [enForm.lengthHint({ maxLength: 4 }), 'Length: at most 4 characters'],
    [enForm.lengthHint({ minLength: 0, maxLength: 4 }), 'Length: at most 4 characters'],
    [enForm.lengthHint({ minLength: 4 }), 'Length: at least 4 characters'],
    [enForm.choicesHint({ minItems: 1, maxItems: 3 }), 'Choose 1 to 3'],
    [enForm.choicesHint({ minItems: 2, maxItems: 2 }), 'Choose 2'],
    [enForm.choicesHint({ minItems: 1 }), 'Choose at least 1'],
    [enForm.choicesHint({ maxItems: 2 }), 'Choose at most 2'],
    [enForm.linesHint({ maxItems: 2 }), 'One per line, at most 2'],
    [enForm.linesNeeded({ minItems: 1 }), 'Enter at least 1 line'],
    [enForm.linesNeeded({ minItems: 1, maxItems: 5 }), 'Enter 1 to 5 lines'],
    [enForm.linesNeeded({ maxItems: 1 }), 'Enter at most 1 line'],
    [enForm.tooShort(1), 'Enter at least 1 character'],
    [enForm.tooShort(2), 'Enter at least 2 characters'],
    [enForm.tooLong(1), 'Enter at most 1 character'],
    [enForm.line(2, 'Enter a full date'), 'Line 2: Enter a full date'],
  ];
  for (const [said, expected] of sentences) {
    it(expected, () => {
      expect(said).to.equal(expected);
    });
  }
});
