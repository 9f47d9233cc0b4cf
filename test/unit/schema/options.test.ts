import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { candidatesOf, toOptions } from '../../../src/schema/options.js';

/** What can be chosen, as "value=title" or "value". */
function options(keywords: JsonObject, type: unknown = keywords['type'], root: JsonObject = {}): unknown[] | undefined {
  const choice = candidatesOf(keywords, root);
  if (!choice) return undefined;
  return toOptions(choice.candidates, type, {}).map(({ value, title }) =>
    title === undefined ? value : [value, title],
  );
}

describe('what there is to choose', () => {
  const choices: [string, JsonObject, unknown[] | undefined][] = [
    ['nothing in a plain schema', { type: 'string' }, undefined],
    ['nothing where enum is no list', { type: 'string', enum: 'a' }, undefined],
    ['an enum', { type: 'string', enum: ['a', 'b'] }, ['a', 'b']],
    ['an enum without a type', { enum: ['a', 2, true] }, ['a', 2, true]],
    ['an enum of numbers', { type: 'number', enum: [1, 2.5] }, [1, 2.5]],
    ['the whole ones among numbers', { type: 'integer', enum: [1, 2.5, 3] }, [1, 3]],
    ['an enum of booleans', { type: 'boolean', enum: [false] }, [false]],
    ['the empty text among others', { type: 'string', enum: ['', ','] }, ['', ',']],
    ['each value once', { type: 'string', enum: ['a', 'a', 'b'] }, ['a', 'b']],
    ['a number and its text, where both are there', { enum: [1, '1'] }, [1, '1']],
    ['nothing that cannot be sent', { enum: [null, {}, [], 'a'] }, ['a']],
    ['nothing of another type', { type: 'string', enum: [1, 'a', true] }, ['a']],
    ['no option in an empty enum', { type: 'string', enum: [] }, []],
    ['a constant', { const: 'only' }, ['only']],
    ['a constant that is false', { const: false }, [false]],
    [
      'names that line up',
      { enum: ['lo', 'hi'], enumNames: ['Low', 'High'] },
      [
        ['lo', 'Low'],
        ['hi', 'High'],
      ],
    ],
    ['no names that do not line up', { enum: ['lo', 'hi'], enumNames: ['Low'] }, ['lo', 'hi']],
    ['no names that are no list', { enum: ['lo'], enumNames: 'L' }, ['lo']],
    ['names that are text', { enum: ['a', 'b'], enumNames: [1, 'B'] }, ['a', ['b', 'B']]],
    [
      'names in step where null is dropped',
      { enum: ['a', null, 'b'], enumNames: ['A', 'None', 'B'] },
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    ['a oneOf of constants', { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, [['a', 'A'], 'b']],
    [
      'an anyOf of constants',
      {
        anyOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
      [
        [1, 'One'],
        [2, 'Two'],
      ],
    ],
    [
      'a oneOf of enums of one',
      {
        oneOf: [
          { enum: ['a'], title: 'A' },
          { enum: ['b'], title: 'B' },
        ],
      },
      [
        ['a', 'A'],
        ['b', 'B'],
      ],
    ],
    ['a oneOf of several enums', { anyOf: [{ enum: ['a', 'b'], title: 'Both' }, { const: 'c' }] }, ['a', 'b', 'c']],
    ['a oneOf of references', { oneOf: [{ $ref: '#/$defs/A' }, { const: 'b' }] }, [['a', 'A'], 'b']],
    ['nothing where a branch is no option', { oneOf: [{ const: 'a' }, { type: 'object' }] }, []],
    ['nothing where a branch cannot be read', { oneOf: [{ const: 'a' }, { $ref: '#/nowhere' }] }, []],
    ['nothing in a union of types', { anyOf: [{ type: 'string' }, { type: 'number' }] }, undefined],
  ];
  for (const [what, keywords, expected] of choices) {
    it(`is ${what}`, () => {
      expect(options(keywords, keywords['type'], { $defs: { A: { const: 'a', title: 'A' } } })).to.deep.equal(expected);
    });
  }

  it('is within the limits beside it', () => {
    const { candidates } = candidatesOf({ enum: ['a', 'abc', 5, 50] }, {})!;
    const values = toOptions(candidates, undefined, { minLength: 2, maximum: 10 }).map(({ value }) => value);
    expect(values).to.deep.equal(['abc', 5]);
  });

  it('is called by harmless names of one line', () => {
    expect(options({ enum: ['a', 'b'], enumNames: ['Safe\u202E\nname', '\u200B'] })).to.deep.equal([
      ['a', 'Safe name'],
      'b',
    ]);
  });
});

describe('text of one’s own beside options', () => {
  it('is a branch of anyOf', () => {
    const free = { type: 'string', maxLength: 9 };
    expect(candidatesOf({ anyOf: [{ enum: ['a', 'b'] }, free] }, {})).to.deep.equal({
      candidates: [
        { value: 'a', title: undefined },
        { value: 'b', title: undefined },
      ],
      free,
    });
  });

  it('is no branch of oneOf, which an option would satisfy twice', () => {
    expect(candidatesOf({ oneOf: [{ enum: ['a'] }, { type: 'string' }] }, {})).to.deep.equal({ candidates: [] });
  });

  it('is text, not a number', () => {
    expect(candidatesOf({ anyOf: [{ enum: ['a'] }, { type: 'number' }] }, {})).to.deep.equal({ candidates: [] });
  });
});
