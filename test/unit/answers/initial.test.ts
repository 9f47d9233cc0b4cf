import { expect } from '@open-wc/testing';
import type { Entry } from '../../../src/answers/entries.js';
import { toLocal } from '../../../src/answers/time.js';
import { initial } from '../support/form.js';

const open = { anyOf: [{ enum: ['a', 'b'] }, { type: 'string', minLength: 2 }] };
const letters = { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } };
const lines = { type: 'array', items: { type: 'string', maxLength: 3 } };

describe('a field begins', () => {
  const begins: [string, object, Entry][] = [
    // Text
    ['empty', { type: 'string' }, ''],
    ['with its default', { type: 'string', default: 'Ada' }, 'Ada'],
    ['with its default as it is', { type: 'string', default: ' a\r\nb ' }, ' a\r\nb '],
    ['empty where the default is too long', { type: 'string', maxLength: 2, default: 'Ada' }, ''],
    ['empty where the default is no email address', { type: 'string', format: 'email', default: 'Ada' }, ''],
    ['empty where the default is no text', { type: 'string', default: 3 }, ''],
    ['empty where the default is null', { type: ['string', 'null'], default: null }, ''],
    // Numbers
    ['with zero', { type: 'integer', default: 0 }, '0'],
    ['with a negative number', { type: 'number', default: -95.5 }, '-95.5'],
    ['with a very small number', { type: 'number', default: 1e-7 }, '1e-7'],
    ['empty where the default is a text', { type: 'integer', default: '3' }, ''],
    ['empty where the default is a fraction', { type: 'integer', default: 2.5 }, ''],
    ['empty where the default is out of range', { type: 'number', maximum: 1, default: 2 }, ''],
    ['empty where the default is true', { type: 'number', default: true }, ''],
    ['empty where the default could not be sent exactly', { type: 'integer', default: 2 ** 53 + 2 }, ''],
    // Yes or no
    ['unanswered', { type: 'boolean' }, undefined],
    ['with yes', { type: 'boolean', default: true }, true],
    ['with no', { type: 'boolean', default: false }, false],
    ['unanswered where the default is a text', { type: 'boolean', default: 'true' }, undefined],
    ['unanswered where the default is zero', { type: 'boolean', default: 0 }, undefined],
    // One of several
    ['without a choice', { type: 'string', enum: ['a', 'b'] }, undefined],
    ['with the option that is the default', { type: 'string', enum: ['a', 'b'], default: 'b' }, 1],
    ['with the first option', { type: 'string', enum: ['a', 'b'], default: 'a' }, 0],
    ['with the empty option', { type: 'string', enum: [',', ''], default: '' }, 1],
    ['with the option that is false', { enum: [true, false], default: false }, 1],
    ['with the option that is zero', { type: 'integer', enum: [1, 0], default: 0 }, 1],
    ['without a choice where the default is none of them', { type: 'string', enum: ['a'], default: 'z' }, undefined],
    ['without a choice where the default is its text', { type: 'integer', enum: [1], default: '1' }, undefined],
    ['without the one option that there is', { const: 'a' }, undefined],
    // One of several, or text
    ['with an option', { ...open, default: 'b' }, 1],
    ['with a text of one’s own', { ...open, default: 'zz' }, 'zz'],
    ['without a text that breaks its limits', { ...open, default: 'z' }, undefined],
    ['without a text that is empty', { anyOf: [{ enum: ['a'] }, { type: 'string' }], default: '' }, undefined],
    ['without anything', open, undefined],
    // Several
    ['without choices', letters, []],
    ['with choices', { ...letters, default: ['c', 'a'] }, [0, 2]],
    ['with those choices that are options', { ...letters, default: ['b', 'z', 7] }, [1]],
    ['with a single choice in a list', { ...letters, default: 'b' }, [1]],
    ['without choices where there are too many', { ...letters, maxItems: 1, default: ['a', 'b'] }, []],
    ['without choices where there are too few', { ...letters, minItems: 2, default: ['a'] }, []],
    ['without choices where what is left is too few', { ...letters, minItems: 2, default: ['a', 'z'] }, []],
    // Texts
    ['without lines', lines, ''],
    ['with lines', { ...lines, default: ['a', 'b'] }, 'a\nb'],
    ['with a single line in a list', { ...lines, default: 'a' }, 'a'],
    ['without lines where one is too long', { ...lines, default: ['a', 'long'] }, ''],
    ['without lines where one is no text', { ...lines, default: ['a', 1] }, ''],
    ['without lines where one is two', { ...lines, default: ['a\nb'] }, ''],
    ['without lines where one is empty', { ...lines, default: ['a', ''] }, ''],
    ['without lines where space around one would be lost', { ...lines, default: [' a'] }, ''],
    ['without lines where there are too few', { ...lines, minItems: 2, default: ['a'] }, ''],
    // Dates and times
    ['with a calendar date', { type: 'string', format: 'date', default: '2026-03-01' }, '2026-03-01'],
    ['without a date that is in no calendar', { type: 'string', format: 'date', default: '2024-02-31' }, ''],
    ['without a date that is a time', { type: 'string', format: 'date', default: '2026-03-01T00:00:00Z' }, ''],
    ['without a time that is a date', { type: 'string', format: 'date-time', default: '2026-03-01' }, ''],
    ['without a time that has no offset', { type: 'string', format: 'date-time', default: '2026-03-01T09:30:00' }, ''],
    ['with a zone', { type: 'string', format: 'timezone', default: 'Europe/Rome' }, 'Europe/Rome'],
    ['without a zone that does not exist', { type: 'string', format: 'timezone', default: 'Middle/Nowhere' }, ''],
  ];
  for (const [what, property, expected] of begins) {
    it(`${what}: ${JSON.stringify(property)}`, () => {
      expect(initial(property)).to.deep.equal(expected);
    });
  }

  it('with a time on this browser’s clock', () => {
    const at = '2026-03-01T09:30:00Z';
    expect(toLocal(at)).to.match(/^2026-0/);
    expect(initial({ type: 'string', format: 'date-time', default: at })).to.equal(toLocal(at));
  });

  it('with the decimal mark of the language', () => {
    expect(initial({ type: 'number', default: 95.5 }, {}, ',')).to.equal('95,5');
    expect(initial({ type: 'number', default: 1.5e-7 }, {}, ',')).to.equal('1,5e-7');
    expect(initial({ type: 'integer', default: 1000 }, {}, ',')).to.equal('1000');
  });
});
