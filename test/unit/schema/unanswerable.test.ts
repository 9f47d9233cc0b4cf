import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { readForm } from '../../../src/schema/form.js';
import { asked, reason } from '../support/form.js';

describe('a property that no answer could satisfy', () => {
  const unanswerable: [string, unknown, string][] = [
    ['is an object', { type: 'object', properties: { line: { type: 'string' } } }, 'is an object'],
    ['has no type', {}, 'has no type'],
    ['has a title only', { title: 'Anything' }, 'has no type'],
    ['has an unknown type', { type: 'file' }, 'unknown type "file"'],
    ['can be null only', { type: 'null' }, 'type'],
    ['can be of null types only', { type: ['null'] }, 'type'],
    ['has a type that is no text', { type: 7 }, 'type'],
    ['has a type of any depth', { type: JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) }, 'type'],
    ['is no schema', 'string', 'not a schema object'],
    ['is a schema that takes anything', true, 'not a schema object'],
    ['is a union of types', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'has no type'],
    ['loops', { $ref: '#/$defs/Loop' }, 'refers to itself'],
    ['is elsewhere', { $ref: 'https://example.org/schema.json' }, 'cannot be resolved'],
    ['combines schemas', { allOf: [{ type: 'string' }, { minLength: 1 }] }, 'combines several'],
    ['has no options', { type: 'string', enum: [] }, 'no options'],
    ['has null for its only option', { enum: [null] }, 'no options'],
    ['has null for its only option in a union', { type: 'string', oneOf: [{ const: null }] }, 'no options'],
    ['has a union of nothing', { type: 'string', anyOf: [] }, 'no options'],
    ['has options of another type only', { type: 'string', enum: [1, 2] }, 'no options'],
    ['has options beyond its own limits only', { type: 'string', enum: ['a'], minLength: 2 }, 'no options'],
    ['has options that cannot be told apart', { oneOf: [{ type: 'object' }, { const: 'a' }] }, 'no options'],
    ['contradicts itself in lengths', { type: 'string', minLength: 3, maxLength: 2 }, 'contradict'],
    ['contradicts itself in limits', { type: 'integer', minimum: 5, maximum: 2 }, 'contradict'],
    ['has no number between its limits', { type: 'number', minimum: 1, maximum: 4, multipleOf: 5 }, 'contradict'],
    ['has no number that could be sent exactly', { type: 'integer', minimum: 2 ** 53 }, 'contradict'],
    ['is a list without items', { type: 'array' }, 'items'],
    ['is a list of anything', { type: 'array', items: {} }, 'list of something other than strings'],
    ['is a list of numbers', { type: 'array', items: { type: 'number' } }, 'list of something other than strings'],
    ['is a list of objects', { type: 'array', items: { type: 'object' } }, 'list of something other than strings'],
    ['is a list of lists', { type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'list of something'],
    ['is a list of places', { type: 'array', items: [{ type: 'string' }] }, 'items'],
    [
      'is a list of unions that name nothing',
      { type: 'array', items: { anyOf: [{ type: 'object' }, { type: 'object' }] } },
      'list of something',
    ],
    [
      'is a choice of several numbers',
      { type: 'array', items: { type: 'integer', enum: [1, 2] } },
      'other than strings',
    ],
    ['is a choice of several numbers without a type', { type: 'array', items: { enum: [1, 2] } }, ''],
    [
      'is a choice of several booleans',
      { type: 'array', items: { type: 'boolean', enum: [true] } },
      'other than strings',
    ],
    ['is a choice of nothing', { type: 'array', items: { type: 'string', enum: [] } }, 'no options'],
    ['needs more choices than there are', { type: 'array', minItems: 3, items: { enum: ['a', 'b'] } }, 'contradict'],
    [
      'contradicts itself in counts',
      { type: 'array', minItems: 2, maxItems: 1, items: { type: 'string' } },
      'contradict',
    ],
    ['takes no choices', { type: 'array', maxItems: 0, items: { enum: ['a'] } }, 'contradict'],
    [
      'is a list of texts that contradict themselves',
      { type: 'array', items: { type: 'string', minLength: 2, maxLength: 1 } },
      'contradict',
    ],
  ];
  const root = { $defs: { Loop: { $ref: '#/$defs/Loop' } } };
  for (const [what, property, why] of unanswerable) {
    it(`${what}: it refuses a form that requires it`, () => {
      expect(reason(property, { root })).to.contain(why);
    });

    it(`${what}: it is left out where it is optional`, () => {
      expect(asked(property, { root })).to.be.undefined;
    });
  }
});

describe('a form that no answer could satisfy', () => {
  const faults = (schema: JsonObject) => {
    const form = readForm(schema);
    return 'faults' in form ? form.faults : [];
  };

  it('requires what is not among the properties', () => {
    expect(faults({ properties: { name: { type: 'string' } }, required: ['ghost'] })).to.deep.equal([
      { property: 'ghost', reason: 'is required, but not among the properties' },
    ]);
    expect(faults({ required: ['toString'] }).map(({ property }) => property)).to.deep.equal(['toString']);
  });

  it('names everything that is wrong with it', () => {
    const properties = { a: { type: 'object' }, b: { type: 'string' }, c: { enum: [] }, d: { type: 'object' } };
    const named = faults({ type: 'object', properties, required: ['a', 'b', 'c', 'ghost'] }).map(
      (fault) => fault.property,
    );
    expect(named).to.have.members(['a', 'c', 'ghost']);
  });

  it('is of another type than object', () => {
    for (const type of ['string', 'array', ['string', 'null'], 7]) {
      const [fault] = faults({ type, properties: {} });
      expect(fault?.property, JSON.stringify(type)).to.be.undefined;
      expect(fault?.reason).to.contain('type');
    }
  });

  it('has no object of properties', () => {
    for (const properties of [[], 'name', 7]) {
      expect(
        faults({ properties })
          .map(({ reason: why }) => why)
          .join(),
      ).to.contain('properties');
    }
  });

  it('cannot be resolved itself', () => {
    expect(faults({ $ref: '#/$defs/Nowhere' })).to.have.length(1);
    expect(faults({ allOf: [{}, {}] })).to.have.length(1);
  });
});
