import { expect } from '@open-wc/testing';
import { loadPatterns, matchesPattern } from '../../../src/answers/pattern.js';
import { asked } from '../support/form.js';

const coded = asked({ type: 'string', pattern: '^[A-Z]{3}$' })!;
const lines = asked({ type: 'array', items: { type: 'string', pattern: 'a' } })!;
const open = asked({ anyOf: [{ enum: ['a'] }, { type: 'string', pattern: 'b' }] })!;
const plain = asked({ type: 'string' })!;

describe('before the engine for patterns is there', () => {
  it('it is not loaded for a form without a pattern, and every text matches: the server has the last word', async () => {
    await loadPatterns([plain]);
    expect(matchesPattern({ pattern: '^[A-Z]{3}$' }, 'nonsense')).to.be.true;
  });
});

describe('the engine for patterns is loaded for a form where', () => {
  for (const [where, question] of Object.entries({ text: coded, list: lines, 'open choice': open })) {
    it(`a ${where} has one`, async () => {
      await loadPatterns([plain, question]);
      expect(matchesPattern({ pattern: '^[A-Z]{3}$' }, 'nonsense')).to.be.false;
    });
  }
});

describe('a pattern', () => {
  before(() => loadPatterns([coded]));

  const cases: [string, string, boolean][] = [
    ['^[A-Z]{3}$', 'ABC', true],
    ['^[A-Z]{3}$', 'ABCD', false],
    ['[0-9]{3}', 'ab123cd', true], // searched for, not matched whole
    ['^$', 'a', false],
    ['\\p{L}+', 'ß', true],
    ['^.$', '😀', true], // characters, not UTF-16 units
    ['', 'anything', true],
  ];
  for (const [pattern, text, matches] of cases) {
    it(`${pattern} is ${matches ? '' : 'not '}found in “${text}”`, () => {
      expect(matchesPattern({ pattern }, text)).to.equal(matches);
    });
  }

  it('that is no regular expression is an annotation', () => {
    for (const pattern of ['(', '[', '*', 'a{2,1}', '\\']) expect(matchesPattern({ pattern }, 'x'), pattern).to.be.true;
  });

  it('that looks around or back is an annotation: it takes more than linear time', () => {
    for (const pattern of ['^(?=.*\\d)b', '(?<!a)b$', '(a)\\1\\1']) {
      expect(matchesPattern({ pattern }, 'x'), pattern).to.be.true;
    }
  });

  it('cannot freeze the page', () => {
    for (const pattern of ['^(a+)+$', '^(a|aa)+$', '^(.*a){20}$', '(x+x+)+y']) {
      expect(matchesPattern({ pattern }, `${'a'.repeat(5_000)}!`), pattern).to.be.a('boolean');
    }
    expect(matchesPattern({ pattern: '^(a+)+$' }, `${'a'.repeat(40)}!`)).to.be.false;
  });

  it('is an annotation for a text that would take too long even so', () => {
    expect(matchesPattern({ pattern: '^((a?){50}){10}$' }, 'b'.repeat(1_000_000))).to.be.true;
  });

  it('is there or not: without one, every text matches', () => {
    expect(matchesPattern({}, 'x')).to.be.true;
  });
});
