import { expect } from '@open-wc/testing';
import type { Entry } from '../../../src/answers/entries.js';
import { answer, UNTOUCHED } from '../support/form.js';

describe('a question that nobody answered', () => {
  const empty: [string, object, Entry][] = [
    ['a text', { type: 'string', minLength: 3 }, ''],
    ['an email address', { type: 'string', format: 'email' }, ' '],
    ['a date', { type: 'string', format: 'date' }, ''],
    ['a time', { type: 'string', format: 'date-time' }, ''],
    ['a timezone', { type: 'string', format: 'timezone' }, ' '],
    ['a number', { type: 'number', minimum: 18 }, ' '],
    ['one of several', { type: 'string', enum: ['', 'a'] }, undefined],
    ['one of several, or text', { anyOf: [{ enum: ['a'] }, { type: 'string' }] }, undefined],
    ['several', { type: 'array', minItems: 1, items: { enum: ['a', 'b'] } }, []],
    ['texts', { type: 'array', minItems: 1, items: { type: 'string' } }, ' \n\n '],
  ];
  for (const [what, property, entry] of empty) {
    it(`is left out where it is optional: ${what}`, () => {
      expect(answer(property, entry)).to.be.undefined;
      expect(answer(property, UNTOUCHED)).to.be.undefined;
    });

    it(`is asked for where it is required: ${what}`, () => {
      expect(answer(property, entry, { required: true })).to.deep.equal({ problem: { keyword: 'required' } });
      expect(answer(property, UNTOUCHED, { required: true })).to.deep.equal({ problem: { keyword: 'required' } });
    });
  }

  it('is left out where it is an optional yes or no', () => {
    expect(answer({ type: 'boolean' }, UNTOUCHED)).to.be.undefined;
  });

  it('is no where it is a required yes or no', () => {
    expect(answer({ type: 'boolean' }, UNTOUCHED, { required: true })).to.deep.equal({ value: false });
  });
});

describe('a default that nobody touched', () => {
  const sent: [object, unknown][] = [
    [{ type: 'string', default: 'Ada' }, 'Ada'],
    [{ type: 'string', default: ' two\r\nlines ' }, ' two\r\nlines '],
    [{ type: 'integer', default: 0 }, 0],
    [{ type: 'number', default: 95.5 }, 95.5],
    [{ type: 'number', default: 1.5e-7 }, 1.5e-7],
    [{ type: 'boolean', default: false }, false],
    [{ type: 'boolean', default: true }, true],
    [{ type: 'string', enum: ['', ','], default: '' }, ''],
    [{ type: 'array', items: { enum: ['a', 'b'] }, default: ['b', 'a'] }, ['a', 'b']],
    [{ type: 'array', items: { enum: ['a', 'b'] }, default: 'b' }, ['b']],
    [{ type: 'array', items: { type: 'string' }, default: ['x', 'y'] }, ['x', 'y']],
    [{ anyOf: [{ enum: ['a'] }, { type: 'string' }], default: 'own' }, 'own'],
    [{ type: 'string', format: 'date', default: '2026-03-01' }, '2026-03-01'],
    [{ type: 'string', format: 'timezone', default: 'Europe/Rome' }, 'Europe/Rome'],
    // Times go back byte for byte, however they are spelled.
    ...[
      '2026-03-01T09:30:00Z',
      '2026-03-01t09:30:00z',
      '2026-03-01T09:30:05.250-03:30',
      '2026-10-25T01:30:00Z',
      '2026-10-25T00:30:00Z',
    ].map((at): [object, unknown] => [{ type: 'string', format: 'date-time', default: at }, at]),
  ];
  for (const [property, value] of sent) {
    it(`is sent: ${JSON.stringify(property)}`, () => {
      expect(answer(property, UNTOUCHED)).to.deep.equal({ value });
      expect(answer(property, UNTOUCHED, { required: true, mark: ',' })).to.deep.equal({ value });
    });
  }

  const ignored: object[] = [
    { type: 'string', minLength: 5, default: 'Ada' },
    { type: 'integer', default: '3' },
    { type: 'integer', default: 2 ** 53 + 2 },
    { type: 'number', default: null },
    { type: 'boolean', default: 'true' },
    { type: 'string', enum: ['a'], default: 'z' },
    { type: 'array', minItems: 2, items: { enum: ['a', 'b'] }, default: ['a'] },
    { type: 'array', minItems: 2, items: { type: 'string' }, default: ['a', ''] },
    { anyOf: [{ enum: ['a'] }, { type: 'string' }], default: '' },
    { type: 'string', format: 'date-time', default: '2016-12-31T23:59:60Z' }, // no clock here shows that second
  ];
  for (const property of ignored) {
    it(`is not sent where it is none: ${JSON.stringify(property)}`, () => {
      expect(answer(property, UNTOUCHED)).to.be.undefined;
    });
  }

  it('is not sent once it is cleared', () => {
    expect(answer({ type: 'string', default: 'Ada' }, '')).to.be.undefined;
    expect(answer({ type: 'integer', default: 3 }, '')).to.be.undefined;
    expect(answer({ type: 'string', format: 'date-time', default: '2026-03-01T09:30:00Z' }, '')).to.be.undefined;
  });

  it('is not what is sent once it is changed', () => {
    const property = { type: 'string', format: 'date-time', default: '2026-03-01T09:30:00Z' };
    const read = answer(property, '2026-03-02T09:30');
    expect(read && 'value' in read && read.value).to.contain('2026-03-02T09:30:00');
  });
});
