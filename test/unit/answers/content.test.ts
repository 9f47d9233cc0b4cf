import { expect } from '@open-wc/testing';
import { readContent } from '../../../src/answers/answer.js';
import { Draft, type Entry } from '../../../src/answers/entries.js';
import { initialEntry } from '../../../src/answers/initial.js';
import type { JsonObject } from '../../../src/protocol/json.js';
import { readForm } from '../../../src/schema/form.js';

function read(schema: JsonObject, entries: Readonly<Record<string, Entry>> = {}) {
  const form = readForm(schema);
  if ('faults' in form) throw new Error(JSON.stringify(form.faults));
  const draft = new Draft(form.questions, (question) => initialEntry(question, '.'));
  for (const question of form.questions) {
    if (Object.hasOwn(entries, question.name)) draft.set(question, entries[question.name]);
  }
  return readContent(form.questions, draft, '.');
}

describe('the content of a form', () => {
  it('is an empty object where nothing was asked or answered', () => {
    expect(read({})).to.deep.equal({});
    expect(read({ properties: { a: { type: 'string' }, b: { type: 'boolean' } } })).to.deep.equal({});
  });

  it('is in the schema’s order, whatever the order of the answers', () => {
    const properties = { zeta: { type: 'string' }, alpha: { type: 'integer' }, mid: { type: 'boolean' } };
    const content = read({ properties }, { mid: true, alpha: '2', zeta: 'z' });
    expect(JSON.stringify(content)).to.equal('{"zeta":"z","alpha":2,"mid":true}');
  });

  it('has what was declared only', () => {
    const properties = { a: { type: 'string' }, nested: { type: 'object' } };
    expect(read({ properties }, { a: 'x', nested: 'y', other: 'z' })).to.deep.equal({ a: 'x' });
  });

  it('may have names that every object inherits', () => {
    const json = '{"properties":{"__proto__":{"type":"string"},"toString":{"type":"string"}}}';
    const entries = JSON.parse('{"__proto__":"one","toString":"two"}') as Record<string, Entry>;
    expect(JSON.stringify(read(JSON.parse(json) as JsonObject, entries))).to.equal(
      '{"__proto__":"one","toString":"two"}',
    );
  });

  it('is not there while there are problems: those are, by question', () => {
    const properties = { a: { type: 'string' }, n: { type: 'integer' }, ok: { type: 'string' } };
    const problems = read({ properties, required: ['a'] }, { n: '2.5', ok: 'fine' });
    if (!(problems instanceof Map)) throw new Error('there are problems');
    expect([...problems].map(([{ name }, { keyword }]) => [name, keyword])).to.deep.equal([
      ['a', 'required'],
      ['n', 'type'],
    ]);
  });
});
