import { expect } from '@open-wc/testing';
import type { Problem } from '../../../src/answers/answer.js';
import { INCOMPLETE, type Entry } from '../../../src/answers/entries.js';
import { loadPatterns } from '../../../src/answers/pattern.js';
import type { ContentValue } from '../../../src/protocol/types.js';
import { answer, asked } from '../support/form.js';

type Expected = ContentValue | { readonly problem: Problem };

const breaks = (keyword: Problem['keyword'], item?: number): Expected => ({
  problem: item === undefined ? { keyword } : { keyword, item },
});

/** Entries of one property, and what they are: a value, or what they break. */
function answers(what: string, property: object, entries: readonly (readonly [Entry, Expected])[]) {
  for (const [entry, expected] of entries) {
    const entered = typeof entry === 'symbol' ? 'half an entry' : JSON.stringify(entry);
    it(`${what}: ${entered} is ${JSON.stringify(expected)}`, () => {
      const isProblem = typeof expected === 'object' && 'problem' in expected;
      expect(answer(property, entry)).to.deep.equal(isProblem ? expected : { value: expected });
    });
  }
}

describe('an answer', () => {
  before(() => loadPatterns([asked({ type: 'string', pattern: 'a' })!]));

  answers('a text', { type: 'string' }, [
    ['Ada', 'Ada'],
    [' Ada ', ' Ada '], // as typed
    ['a\nb', 'a\nb'],
    ['   ', '   '],
  ]);
  answers('a text with limits', { type: 'string', minLength: 2, maxLength: 3, pattern: '^a' }, [
    ['ab', 'ab'],
    ['a', breaks('minLength')],
    ['abcd', breaks('maxLength')],
    ['ba', breaks('pattern')],
    ['a😀😀', 'a😀😀'],
  ]);
  answers('several of some options', { type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 }, [
    [[1], ['b']],
    [[0, 1], breaks('maxItems')],
    [[0, 'bcd'], breaks('type')], // typed, and not chosen
  ]);
  answers('an email address', { type: 'string', format: 'email' }, [
    [' a@example.org\n', 'a@example.org'], // no address begins or ends with a space
    ['someone@', breaks('format')],
  ]);
  answers('an address', { type: 'string', format: 'uri' }, [
    [' https://example.org ', 'https://example.org'],
    ['example.org', breaks('format')],
  ]);
  answers('a number', { type: 'number', minimum: -1, exclusiveMaximum: 100, multipleOf: 0.01 }, [
    ['19.99', 19.99],
    ['0', 0],
    ['-1', -1],
    ['100', breaks('exclusiveMaximum')],
    ['-2', breaks('minimum')],
    ['0.005', breaks('multipleOf')],
    ['12abc', breaks('type')],
    ['1,5', breaks('type')],
    ['1e999', breaks('unsafe')],
    ['-1e999', breaks('unsafe')],
  ]);
  answers('a whole number', { type: 'integer' }, [
    ['2', 2],
    ['2.0', 2],
    ['2e3', 2000],
    ['2.5', breaks('type')],
    ['9007199254740991', 9007199254740991],
    ['90071992547409910', breaks('unsafe')],
    ['-9007199254740993', breaks('unsafe')],
  ]);
  answers('a number of any size', { type: 'number' }, [
    ['6.02e23', 6.02e23],
    ['1e20', 1e20],
    ['100000000000000000000', 1e20],
    ['90071992547409911', breaks('unsafe')], // other digits would be sent than were typed
    ['-90071992547409911', breaks('unsafe')],
    ['\u221290071992547409911', breaks('unsafe')],
    ['+90071992547409911', breaks('unsafe')],
    ['90071992547409911.0', breaks('unsafe')],
    ['٩٠٠٧١٩٩٢٥٤٧٤٠٩٩١١', breaks('unsafe')],
  ]);
  answers('yes or no', { type: 'boolean' }, [
    [true, true],
    [false, false],
  ]);
  answers('one of several', { enum: ['a', '', 0, false] }, [
    [0, 'a'],
    [1, ''],
    [2, 0],
    [3, false],
  ]);
  answers('one of several with a pattern', { type: 'string', enum: ['a', 'b'], pattern: 'a' }, [
    [0, 'a'],
    [1, breaks('pattern')],
  ]);
  answers(
    'one of several, or text',
    { anyOf: [{ enum: ['a', 'b'] }, { type: 'string', minLength: 2, pattern: '^x' }] },
    [
      [1, 'b'], // what is asked of the text is not asked of the options
      ['xyz', 'xyz'],
      ['x', breaks('minLength')],
      ['yyy', breaks('pattern')],
      ['', breaks('required')], // “Other…” was chosen, and nothing said
    ],
  );
  answers('one of several, or an email address', { anyOf: [{ enum: ['none'] }, { type: 'string', format: 'email' }] }, [
    [0, 'none'],
    [' a@example.org ', 'a@example.org'],
    ['someone', breaks('format')],
  ]);
  answers('several', { type: 'array', minItems: 2, maxItems: 3, items: { enum: ['a', 'b', 'c', 'd'] } }, [
    [
      [2, 0],
      ['a', 'c'],
    ], // in the order of the schema
    [[1], breaks('minItems')],
    [[0, 1, 2, 3], breaks('maxItems')],
  ]);
  answers(
    'texts',
    { type: 'array', maxItems: 3, uniqueItems: true, items: { type: 'string', maxLength: 3, pattern: '^[a-z]+$' } },
    [
      ['a', ['a']],
      ['a\nb', ['a', 'b']],
      [' a \r\n\n b\r', ['a', 'b']],
      ['a\na', breaks('uniqueItems')],
      ['a\nb\nc\nd', breaks('maxItems')],
      ['a\nlong', breaks('maxLength', 1)],
      ['a\nb\n3', breaks('pattern', 2)],
      ['a\n\nlong', breaks('maxLength', 2)], // lines are counted as they are seen
      ['\n\n3', breaks('pattern', 2)],
    ],
  );
  answers('a date', { type: 'string', format: 'date' }, [
    ['2026-03-01', '2026-03-01'],
    [INCOMPLETE, breaks('incomplete')],
    ['20260-03-01', breaks('format')], // what a date input says of a year with five digits
  ]);
  answers('a time', { type: 'string', format: 'date-time' }, [
    [INCOMPLETE, breaks('incomplete')],
    ['nonsense', breaks('format')],
    ['20260-03-01T10:30', breaks('format')],
  ]);
  answers('a timezone', { type: 'string', format: 'timezone' }, [
    ['Europe/Berlin', 'Europe/Berlin'],
    [' america/new_york ', 'America/New_York'],
    ['Middle/Nowhere', breaks('timezone')],
  ]);

  it('takes a number with the decimal mark of the language, or the dot', () => {
    expect(answer({ type: 'number' }, '1,5', { mark: ',' })).to.deep.equal({ value: 1.5 });
    expect(answer({ type: 'number' }, '1.5', { mark: ',' })).to.deep.equal({ value: 1.5 });
    expect(answer({ type: 'number' }, '1.500', { mark: ',' })).to.deep.equal({ problem: { keyword: 'type' } });
  });

  it('that is a time has the offset of that moment', () => {
    const read = answer({ type: 'string', format: 'date-time' }, '2026-07-01T10:30');
    const value = read && 'value' in read ? read.value : undefined;
    expect(value).to.match(/^2026-07-01T10:30:00[+-]\d\d:\d\d$/);
    expect(Date.parse(value as string)).to.equal(new Date(2026, 6, 1, 10, 30).valueOf());
  });
});
