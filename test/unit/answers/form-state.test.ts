import { expect } from '@open-wc/testing';
import { INCOMPLETE } from '../../../src/answers/entries.js';
import { FormState } from '../../../src/answers/form-state.js';
import type { JsonObject } from '../../../src/protocol/json.js';
import { readForm } from '../../../src/schema/form.js';

async function stateOf(properties: JsonObject, required: readonly string[] = [], mark = '.') {
  const form = readForm({ properties, required });
  if ('faults' in form) throw new Error(JSON.stringify(form.faults));
  const state = new FormState(form.questions, mark);
  await state.prepare();
  return state;
}

const keywords = ({ problems }: FormState) => [...problems].map(([{ name }, { keyword }]) => [name, keyword]);

describe('a form that is filled in', () => {
  it('begins with its defaults and without problems', async () => {
    const state = await stateOf(
      { a: { type: 'string', default: 'x' }, n: { type: 'number', default: 1.5 } },
      ['a'],
      ',',
    );
    expect(state.questions.map((question) => state.draft.get(question as never))).to.deep.equal(['x', '1,5']);
    expect(state.problems.size).to.equal(0);
    expect(state.submit()).to.deep.equal({ a: 'x', n: 1.5 });
  });

  it('is not judged before it is submitted', async () => {
    const state = await stateOf({ n: { type: 'integer' } });
    const [n] = state.questions;
    expect(state.enter(n!, 'nonsense')).to.be.false;
    expect(state.problems.size).to.equal(0);
    expect(state.submit()).to.be.undefined;
    expect(keywords(state)).to.deep.equal([['n', 'type']]);
  });

  it('is judged at every entry where there was a problem, and there only', async () => {
    const state = await stateOf({ n: { type: 'integer' }, m: { type: 'integer' } }, ['n']);
    const [n, m] = state.questions;
    state.submit();
    expect(keywords(state)).to.deep.equal([['n', 'required']]);
    expect(state.enter(m!, 'nonsense')).to.be.false;
    expect(state.enter(n!, 'nonsense')).to.be.true;
    expect(keywords(state)).to.deep.equal([['n', 'type']]);
    expect(state.enter(n!, '4')).to.be.true;
    expect(keywords(state)).to.deep.equal([]);
    expect(state.enter(n!, '')).to.be.true;
    expect(keywords(state)).to.deep.equal([['n', 'required']]);
  });

  it('looks at what was once mended for as long as it is filled in, also after it was submitted again', async () => {
    const state = await stateOf({ n: { type: 'integer' }, m: { type: 'integer' } }, ['n', 'm']);
    const [n, m] = state.questions;
    state.submit();
    state.enter(n!, '1');
    expect(keywords(state)).to.deep.equal([['m', 'required']]);
    expect(state.submit()).to.be.undefined;
    expect(state.enter(n!, 'x')).to.be.true;
    expect(keywords(state)).to.deep.include(['n', 'type']);
    state.enter(m!, '2');
    state.enter(n!, '3');
    expect(state.problems.size).to.equal(0);
    expect(state.submit()).to.deep.equal({ n: 3, m: 2 });
  });

  it('keeps what was entered, however wrong', async () => {
    const state = await stateOf({ n: { type: 'integer' } });
    const [n] = state.questions;
    state.enter(n!, ' nonsense ');
    state.submit();
    expect(state.draft.get(n as never)).to.equal(' nonsense ');
  });

  it('names all problems, in its order, each time it is submitted', async () => {
    const state = await stateOf({ a: { type: 'string' }, b: { type: 'integer' }, c: { type: 'string' } }, [
      'a',
      'b',
      'c',
    ]);
    const [a, , c] = state.questions;
    state.submit();
    expect(keywords(state).map(([name]) => name)).to.deep.equal(['a', 'b', 'c']);
    state.enter(a!, 'x');
    state.enter(c!, 'y');
    state.submit();
    expect(keywords(state)).to.deep.equal([['b', 'required']]);
  });

  it('takes over what was entered before, and then counts as touched', async () => {
    const before = await stateOf({ a: { type: 'string', default: 'x' }, d: { type: 'string', format: 'date' } });
    expect(before.isTouched).to.be.false;
    before.enter(before.questions[0]!, 'y');
    before.enter(before.questions[1]!, INCOMPLETE);
    expect(before.isTouched).to.be.true;
    const after = new FormState(before.questions, '.', before.entries);
    expect(after.entries).to.deep.equal(['y', '']);
    expect(after.isTouched).to.be.true;
  });

  it('is ready once what judges its answers is there', async () => {
    const state = await stateOf({ code: { type: 'string', pattern: 'a' } });
    expect(state.isReady).to.be.true;
  });

  it('holds its answers to a pattern from the first time', async () => {
    const state = await stateOf({ code: { type: 'string', pattern: '^[A-Z]{3}$', default: 'nope' } });
    expect(state.submit()).to.be.undefined;
    expect(keywords(state)).to.deep.equal([['code', 'pattern']]);
  });

  it('reads each answer once when it is submitted; a letter reads none, or, where there was a problem, its own', async () => {
    const state = await stateOf(
      Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`n${i}`, { type: 'integer' }])),
      ['n7'],
    );
    const { draft, questions } = state;
    const reads: unknown[] = [];
    const get = draft.get.bind(draft) as (question: unknown) => never;
    draft.get = (question) => {
      reads.push(question);
      return get(question);
    };
    const readIn = (act: () => unknown) => {
      reads.length = 0;
      act();
      return [...reads];
    };
    expect(readIn(() => state.enter(questions[7]!, 'x'))).to.deep.equal([]);
    expect(readIn(() => state.submit())).to.deep.equal(questions);
    expect(readIn(() => state.enter(questions[3]!, '3'))).to.deep.equal([]);
    expect(readIn(() => state.enter(questions[7]!, '7'))).to.deep.equal([questions[7]]);
  });
});
