import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { loadPatterns, matchesPattern } from '../../src/answers/pattern.js';
import type { Question } from '../../src/schema/question.js';
import { fc } from './support/runs.js';

/** Patterns as servers write them, and as schema libraries generate them. */
const patterns = [
  '^[A-Z]{3}$',
  '^[a-z0-9-]+$',
  '^[a-z][a-z0-9_]{2,15}$',
  '[0-9]{3}',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^\\+?[1-9]\\d{1,14}$',
  '^\\w+([.-]?\\w+)*@\\w+([.-]?\\w+)*(\\.\\w{2,3})+$',
  '^(https?|ftp)://[^ /$.?#].[^ ]*$',
  '^#(?:[0-9a-fA-F]{3}){1,2}$',
  '^v?(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-[0-9A-Za-z-.]+)?$',
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  '^(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$',
  '^[A-Za-z0-9_-]*$',
  '^c[a-z0-9]{8,}$',
  '^(true|false)$',
  '^[^@ ]+@[^@ ]+$',
  '^.{2,5}$',
  '^.*\\.(jpe?g|png)$',
  'foo|bar|^baz',
  '^\\p{Lu}\\p{L}*$',
  "^\\p{L}[\\p{L} '-]*$",
  '^[äöüß]+$',
  '^[\\u4e00-\\u9fff]+$',
  '^\\u{1F600}$',
  '^[😀-😎]+$',
  '^(?<year>\\d{4})/(?<month>\\d\\d)$',
  '^\\$\\d+(?:\\.\\d{2})?$',
  '^[\\w.\\-/]+$',
  '^a*?b+?$',
  '^(?:a|ab)(?:c|bcd)$',
  '^\\x41\\/\\.$',
  '^\\t?x$',
  '^[^]$',
  '^$',
];

/** Those that no generator of fitting texts knows, each with texts that fit. */
const byExample: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '\\bword\\b': ['word', 'a word.', '-word-', 'ßword'],
  '\\Bx': ['ax', '0xx', '_x'],
  '^\\S+@\\S+$': ['a@b', '@a@b@'],
  '^\\s*\\S(?:.*\\S)?\\s*$': ['a', ' a b ', '\ta\n'],
  '': ['', 'x'],
};

/**
 * Texts that fit, nearly fit, or do not. Without what RE2 sees with other eyes: to it, white space is ASCII, and a dot
 * takes every line break but the newline.
 */
const texts = (pattern: string) => {
  const examples = byExample[pattern];
  const fitting = examples ? fc.constantFrom(...examples) : fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  const nearly = fc
    .tuple(fitting, fc.nat(), fc.nat(1), fc.string({ unit: 'grapheme', maxLength: 1 }))
    .map(([text, place, drop, put]) => {
      const characters = [...text];
      characters.splice(place % (characters.length + 1), drop, put);
      return characters.join('');
    });
  return fc
    .oneof(fitting, nearly, fc.string({ unit: 'grapheme-ascii' }), fc.string({ unit: 'grapheme', maxLength: 6 }))
    .filter(
      (text) => !/[\r\u2028\u2029\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff\v]|[\ud800-\udfff]/u.test(text),
    );
};

describe('a pattern finds here what a regular expression finds', () => {
  before(() => loadPatterns([{ limits: { pattern: '' } } as Question]));

  for (const pattern of [...patterns, ...Object.keys(byExample)]) {
    it(pattern || '(empty)', () => {
      const expression = new RegExp(pattern, 'u');
      const limits = { pattern };
      const seen = { true: 0, false: 0 };
      fc.assert(
        fc.property(texts(pattern), (text) => {
          const isFound = expression.test(text);
          seen[`${isFound}`]++;
          assert.equal(matchesPattern(limits, text), isFound, JSON.stringify(text));
        }),
        { numRuns: 500 },
      );
      assert(seen.true > 20, 'texts that fit were seen');
      assert(seen.false > 20 || pattern === '', 'and texts that do not');
    });
  }
});
