import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { readForm } from '../../../src/schema/form.js';
import type { Question } from '../../../src/schema/question.js';
import { asked, question } from '../support/form.js';

const colors = [
  { const: 'r', title: 'Red' },
  { const: 'g', title: 'Green' },
];
const colorOptions = colors.map(({ const: value, title }) => ({ value, title }));
const plainOptions = ['a', 'b'].map((value) => ({ value, title: undefined }));

describe('a property asks for', () => {
  const table: [string, JsonObject, Partial<Question>][] = [
    ['a text', { type: 'string' }, { kind: 'text', multiline: false }],
    ['a text of one line up to 200 characters', { type: 'string', maxLength: 200 }, { kind: 'text', multiline: false }],
    ['a text of many lines beyond', { type: 'string', maxLength: 201 }, { kind: 'text', multiline: true }],
    [
      'a text of many lines where the default has some',
      { type: 'string', default: 'a\nb' },
      { kind: 'text', multiline: true },
    ],
    ['a text where the format is unknown', { type: 'string', format: 'hostname' }, { kind: 'text', multiline: false }],
    [
      'an email address',
      { type: 'string', format: 'email' },
      { kind: 'text', multiline: false, limits: { format: 'email' } },
    ],
    [
      'an address of one line, however long',
      { type: 'string', format: 'uri', maxLength: 2000 },
      { kind: 'text', multiline: false },
    ],
    ['a date', { type: 'string', format: 'date' }, { kind: 'date' }],
    ['a date and time', { type: 'string', format: 'date-time' }, { kind: 'date-time' }],
    ['a timezone, by its format', { type: 'string', format: 'timezone' }, { kind: 'timezone' }],
    ['a timezone, by its title', { type: 'string', title: 'Your time zone' }, { kind: 'timezone' }],
    ['a number', { type: 'number' }, { kind: 'number', integer: false }],
    ['a whole number', { type: 'integer', minimum: 1 }, { kind: 'number', integer: true, limits: { minimum: 1 } }],
    ['yes or no', { type: 'boolean' }, { kind: 'boolean' }],
    ['one of an enum', { type: 'string', enum: ['a', 'b'] }, { kind: 'choice', options: plainOptions }],
    ['one of an enum without a type', { enum: ['a', 'b'] }, { kind: 'choice', options: plainOptions }],
    [
      'one of an enum with names',
      { type: 'string', enum: ['r', 'g'], enumNames: ['Red', 'Green'] },
      { kind: 'choice', options: colorOptions },
    ],
    ['one of oneOf', { type: 'string', oneOf: colors }, { kind: 'choice', options: colorOptions }],
    ['one of oneOf without a type', { oneOf: colors }, { kind: 'choice', options: colorOptions }],
    ['one of anyOf', { type: 'string', anyOf: colors }, { kind: 'choice', options: colorOptions }],
    ['a constant', { const: 'only' }, { kind: 'choice', options: [{ value: 'only', title: undefined }] }],
    [
      'one of several numbers',
      { type: 'integer', enum: [1, 2] },
      {
        kind: 'choice',
        options: [
          { value: 1, title: undefined },
          { value: 2, title: undefined },
        ],
      },
    ],
    [
      'one of several values of several types',
      { type: ['string', 'integer'], enum: ['auto', 1] },
      {
        kind: 'choice',
        options: [
          { value: 'auto', title: undefined },
          { value: 1, title: undefined },
        ],
      },
    ],
    [
      'one of the booleans that are left',
      { type: 'boolean', enum: [true] },
      { kind: 'choice', options: [{ value: true, title: undefined }] },
    ],
    [
      'an option or text of one’s own',
      { anyOf: [{ enum: ['a', 'b'] }, { type: 'string' }] },
      { kind: 'open-choice', options: plainOptions },
    ],
    [
      'several of items.enum',
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      { kind: 'choices', options: plainOptions },
    ],
    [
      'several of items.enum without a type',
      { type: 'array', items: { enum: ['a', 'b'] } },
      { kind: 'choices', options: plainOptions },
    ],
    ['several of items.anyOf', { type: 'array', items: { anyOf: colors } }, { kind: 'choices', options: colorOptions }],
    [
      'several of items.oneOf',
      { type: 'array', items: { type: 'string', oneOf: colors } },
      { kind: 'choices', options: colorOptions },
    ],
    [
      'several of items with names',
      { type: 'array', items: { enum: ['r', 'g'], enumNames: ['Red', 'Green'] } },
      { kind: 'choices', options: colorOptions },
    ],
    [
      'texts',
      { type: 'array', items: { type: 'string', maxLength: 3 }, minItems: 1 },
      { kind: 'list', limits: { minItems: 1, items: { maxLength: 3 } } },
    ],
    [
      'options and texts of one’s own',
      { type: 'array', items: { anyOf: [{ enum: ['a'] }, { type: 'string' }] } },
      { kind: 'list' },
    ],
    ['what may be null without it', { type: ['boolean', 'null'] }, { kind: 'boolean' }],
    ['what it refers to', { $ref: '#/$defs/Color' }, { kind: 'choice', options: colorOptions, label: 'Colour' }],
    [
      'several of what its items refer to',
      { type: 'array', items: { $ref: '#/$defs/Color' } },
      { kind: 'choices', options: colorOptions },
    ],
  ];
  const root = { $defs: { Color: { type: 'string', title: 'Colour', oneOf: colors } } };
  for (const [what, property, expected] of table) {
    it(what, () => {
      const read = asked(property, { root });
      const keys = Object.keys(expected) as (keyof Question)[];
      expect(Object.fromEntries(keys.map((key) => [key, read?.[key]]))).to.deep.equal(expected);
    });
  }

  it('a timezone, by its name', () => {
    const yes = [
      'timezone',
      'timeZone',
      'time_zone',
      'time-zone',
      'user_timezone',
      'userTimeZone',
      'tz',
      'user_tz',
      'TZ',
    ];
    const no = ['timezones', 'zone', 'waltz', 'timezone_offset_minutes'];
    const isTimezone = (name: string) => asked({ type: 'string' }, { name })?.kind === 'timezone';
    expect(yes.filter((name) => !isTimezone(name))).to.deep.equal([]);
    expect(no.filter(isTimezone)).to.deep.equal([]);
  });

  it('what its format says, where the name says timezone', () => {
    expect(question('date', { type: 'string', format: 'date' }, { name: 'tz' }).limits).to.deep.equal({
      format: 'date',
    });
    expect(question('text', { type: 'string', format: 'uri' }, { name: 'timezone' }).limits.format).to.equal('uri');
  });

  it('one of the zones that are named, where the name says timezone', () => {
    expect(question('choice', { type: 'string', enum: ['UTC'] }, { name: 'timezone' }).options).to.have.length(1);
  });
});

describe('a question', () => {
  it('is called by the title, else by the key', () => {
    expect(asked({ type: 'string', title: 'Full name' }, { name: 'fullName' })!.label).to.equal('Full name');
    expect(asked({ type: 'string' }, { name: 'fullName' })!.label).to.equal('Full name');
    expect(asked({ type: 'string', title: 7 }, { name: 'fullName' })!.label).to.equal('Full name');
    expect(asked({ type: 'string', title: ' \u200B' }, { name: 'fullName' })!.label).to.equal('Full name');
  });

  it('has no name where no word is in it: it is called by its place', () => {
    expect(asked({ type: 'string' }, { name: '---' })!.label).to.equal('');
  });

  it('has a label of one line and a description of several, both harmless', () => {
    const read = asked({ type: 'string', title: 'Safe\u202Egnp\n.exe', description: ' One\r\nTwo\u200E ' })!;
    expect([read.label, read.description]).to.deep.equal(['Safegnp .exe', 'One\nTwo']);
  });

  it('keeps its name and its default as they are', () => {
    const read = asked({ type: 'string', default: 7 }, { name: 'a\u202Eb' })!;
    expect([read.name, read.default]).to.deep.equal(['a\u202Eb', 7]);
  });

  it('is required where the schema says so', () => {
    expect(asked({ type: 'string' }, { required: true })!.required).to.be.true;
    expect(asked({ type: 'string' })!.required).to.be.false;
  });
});

describe('a form', () => {
  const questions = (schema: JsonObject) => {
    const form = readForm(schema);
    return 'questions' in form ? form.questions.map(({ name, required }) => [name, required]) : form;
  };

  it('asks in the order of the schema', () => {
    const properties = { zeta: { type: 'string' }, alpha: { type: 'number' }, mid: { type: 'boolean' } };
    expect(questions({ type: 'object', properties, required: ['mid', 'zeta'] })).to.deep.equal([
      ['zeta', true],
      ['alpha', false],
      ['mid', true],
    ]);
  });

  it('asks nothing where there is nothing to ask', () => {
    for (const schema of [
      {},
      { type: 'object' },
      { properties: {} },
      { type: 'object', properties: {}, required: [] },
    ]) {
      expect(questions(schema)).to.deep.equal([]);
    }
  });

  it('may come with what Zod and Pydantic add', () => {
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.org/form',
      title: 'Form',
      additionalProperties: false,
      type: 'object',
      properties: { n: { type: 'integer', exclusiveMinimum: 0, maximum: 9007199254740991, 'x-order': 1 } },
      required: ['n'],
    };
    expect(questions(schema)).to.deep.equal([['n', true]]);
  });

  it('may be behind a reference itself', () => {
    const $defs = { Form: { type: 'object', properties: { a: { $ref: '#/$defs/A' } } }, A: { type: 'string' } };
    expect(questions({ $ref: '#/$defs/Form', $defs })).to.deep.equal([['a', false]]);
  });

  it('takes a required that is no list, or no names, for nothing', () => {
    const properties = { a: { type: 'string' } };
    expect(questions({ properties, required: 'a' })).to.deep.equal([['a', false]]);
    expect(questions({ properties, required: [7, null, 'a', 'a'] })).to.deep.equal([['a', true]]);
  });

  it('may ask for what every object inherits', () => {
    const json =
      '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__"]}';
    expect(questions(JSON.parse(json) as JsonObject)).to.deep.equal([
      ['__proto__', true],
      ['constructor', false],
    ]);
  });
});
