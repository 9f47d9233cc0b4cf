import { expect } from '@open-wc/testing';
import type { JsonObject } from '../../../src/protocol/json.js';
import { flatten, unionOf } from '../../../src/schema/flatten.js';

const $defs = {
  Level: { type: 'string', enum: ['low', 'high'], title: 'Level' },
  Alias: { $ref: '#/$defs/Level', title: 'Alias' },
  Loop: { $ref: '#/$defs/Pool' },
  Pool: { $ref: '#/$defs/Loop' },
  Mirror: { allOf: [{ $ref: '#/$defs/Mirror' }] },
  Maybe: { anyOf: [{ $ref: '#/$defs/Level' }, { type: 'null' }] },
  'a/b~c': { type: 'boolean' },
  '~1': { type: 'null' },
  'per cent': { type: 'number' },
  '%': { type: 'integer' },
};
const root: JsonObject = {
  $defs,
  definitions: { Old: { type: 'boolean' } },
  properties: { list: [{ type: 'string' }] },
};

describe('a schema is made plain', () => {
  const plain: [string, JsonObject, JsonObject][] = [
    ['what is plain stays as it is', { type: 'string', minLength: 1 }, { type: 'string', minLength: 1 }],
    ['a reference into $defs', { $ref: '#/$defs/Level' }, $defs.Level],
    ['a reference into definitions', { $ref: '#/definitions/Old' }, { type: 'boolean' }],
    ['a reference to a reference', { $ref: '#/$defs/Alias' }, { ...$defs.Level, title: 'Alias' }],
    ['a reference into a list', { $ref: '#/properties/list/0' }, { type: 'string' }],
    ['a reference with the escapes of a JSON pointer', { $ref: '#/$defs/a~1b~0c' }, { type: 'boolean' }],
    ['a reference with an escaped escape', { $ref: '#/$defs/~01' }, { type: 'null' }],
    ['a reference with the escapes of a URL', { $ref: '#/$defs/per%20cent' }, { type: 'number' }],
    ['a reference with a stray percent sign', { $ref: '#/$defs/%' }, { type: 'integer' }],
    [
      'siblings win over what they refer to',
      { $ref: '#/$defs/Level', title: 'Mine', default: 'low' },
      { ...$defs.Level, title: 'Mine', default: 'low' },
    ],
    ['a single allOf', { allOf: [{ type: 'string', maxLength: 5 }], maxLength: 3 }, { type: 'string', maxLength: 3 }],
    [
      'a single allOf of a reference',
      { allOf: [{ $ref: '#/$defs/Level' }], default: 'low' },
      { ...$defs.Level, default: 'low' },
    ],
    [
      'a union with null',
      { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
      { type: 'integer', minimum: 1 },
    ],
    ['null first', { oneOf: [{ type: 'null' }, { type: 'boolean' }] }, { type: 'boolean' }],
    ['null as a constant', { anyOf: [{ type: 'string' }, { const: null }] }, { type: 'string' }],
    ['null as the only value', { anyOf: [{ type: 'string' }, { enum: [null] }] }, { type: 'string' }],
    [
      'a union with null keeps all keywords of the other branch, and its siblings win',
      { anyOf: [{ ...$defs.Level }, { type: 'null' }], title: 'Zone', default: null },
      { ...$defs.Level, title: 'Zone', default: null },
    ],
    ['a reference to a union with null', { $ref: '#/$defs/Maybe' }, $defs.Level],
    ['a union of one', { anyOf: [{ type: 'string' }] }, { type: 'string' }],
    ['a list of types with null', { type: ['string', 'null'] }, { type: 'string' }],
    ['a list of one type', { type: ['number'] }, { type: 'number' }],
    ['of several types, text takes most', { type: ['number', 'string', 'null'] }, { type: 'string' }],
    ['of several types, number takes more than integer', { type: ['integer', 'number'] }, { type: 'number' }],
  ];
  for (const [what, schema, expected] of plain) {
    it(what, () => {
      expect(flatten(schema, root)).to.deep.equal(expected);
    });
  }

  it('a single option with null stays an option: its title is not the question’s', () => {
    const option = { const: 'pro', title: 'Pro plan' };
    expect(flatten({ title: 'Plan', anyOf: [option, { type: 'null' }] }, root)).to.deep.equal({
      title: 'Plan',
      anyOf: [option],
    });
  });

  it('several branches stay, without null', () => {
    const branches = [{ const: 'a' }, { const: 'b' }];
    expect(flatten({ oneOf: [...branches, { type: 'null' }] }, root)).to.deep.equal({ oneOf: branches });
  });

  it('and what was given is left as it was', () => {
    const given = { $ref: '#/$defs/Maybe', title: 'Mine' };
    const before = JSON.stringify([given, root]);
    flatten(given, root);
    expect(JSON.stringify([given, root])).to.equal(before);
  });

  it('own keys named like inherited ones are keys', () => {
    const schema = JSON.parse('{"allOf":[{"type":"string","__proto__":{"enum":["a"]}}]}') as JsonObject;
    const flat = flatten(schema, root) as JsonObject;
    expect(Object.getPrototypeOf(flat)).to.equal(Object.prototype);
    expect(flat['enum']).to.be.undefined;
  });
});

describe('a schema cannot be made plain', () => {
  const chain = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, i) => [`n${i}`, { $ref: `#/$defs/n${i + 1}` }]));
  const refused: [string, unknown, string, JsonObject?][] = [
    ['where it is none', 'string', 'not a schema object'],
    ['where it is missing', undefined, 'not a schema object'],
    ['where it is true', true, 'not a schema object'],
    ['where it is null', null, 'not a schema object'],
    ['where a reference loops', { $ref: '#/$defs/Loop' }, 'refers to itself'],
    ['where a reference mirrors itself', { $ref: '#/$defs/Mirror' }, 'refers to itself'],
    ['where a reference is remote', { $ref: 'https://example.org/level.json' }, 'cannot be resolved'],
    ['where a reference is remote with a pointer', { $ref: 'other.json#/$defs/Level' }, 'cannot be resolved'],
    ['where a reference is an anchor', { $ref: '#level' }, 'cannot be resolved'],
    ['where a reference leads nowhere', { $ref: '#/$defs/Nothing/at/all' }, 'cannot be resolved'],
    ['where a reference leads to what objects inherit', { $ref: '#/constructor/prototype' }, 'cannot be resolved'],
    ['where a reference leads to no schema', { $ref: '#/$defs/Level/title' }, 'cannot be resolved'],
    ['where a reference is no text', { $ref: 7 }, 'cannot be resolved'],
    ['where several schemas are combined', { allOf: [{ type: 'string' }, { minLength: 1 }] }, 'combines several'],
    ['where no schema is combined', { allOf: [] }, 'combines several'],
    ['where allOf is no list', { allOf: {} }, 'combines several'],
    ['where allOf holds no schema', { allOf: [true] }, 'not a schema object'],
    ['where references do not end', { $ref: '#/$defs/n0' }, 'nested too deeply', { $defs: chain(1000) }],
  ];
  for (const [what, schema, why, itsRoot = root] of refused) {
    it(what, () => {
      expect(flatten(schema, itsRoot)).to.be.a('string').that.contains(why);
    });
  }
});

describe('a union', () => {
  it('is oneOf or anyOf', () => {
    const branches = [{ const: 'a' }];
    expect(unionOf({ oneOf: branches })).to.deep.equal({ keyword: 'oneOf', branches });
    expect(unionOf({ anyOf: branches })).to.deep.equal({ keyword: 'anyOf', branches });
  });

  it('is none where it is no list', () => {
    expect(unionOf({ oneOf: {}, anyOf: 'a' })).to.be.undefined;
    expect(unionOf({})).to.be.undefined;
  });
});
