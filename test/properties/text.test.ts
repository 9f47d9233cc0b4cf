import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { harmless, harmlessLine } from '../../src/safety/text.js';
import { fc } from './support/runs.js';

/** Anything that a JSON text may hold, and often what could deceive. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
        fc.constantFrom('\r\n', '\n', '\t', '\0', '\u001b[31m', '\u0085', '\u2028', '\u200b', '\ud83d', '\u{e0041}'),
        fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCodePoint(code)),
        fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCodePoint(code)),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

const RUNS = { numRuns: 20_000 };

describe('a stranger’s text, made harmless', () => {
  it('has no control character but tab and newline', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.doesNotMatch(harmless(text), /(?![\t\n])\p{Cc}/u);
      }),
      RUNS,
    );
  });

  it('has nothing that changes the direction of what is around it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.doesNotMatch(harmless(text), /\p{Bidi_Control}/u);
      }),
      RUNS,
    );
  });

  it('has no line break but the newline, and as many as before', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = harmless(text).split('\n');
        assert(lines.every((line) => !/[\r\u0085\u2028\u2029]/.test(line)));
        assert.equal(lines.length, text.split(/\r\n|[\r\n\u0085\u2028\u2029]/).length);
      }),
      RUNS,
    );
  });

  it('keeps every letter, digit, mark, symbol and punctuation in its place', () => {
    const said = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}\p{S}\p{P}]/gu)].join('');
    fc.assert(
      fc.property(anyText, (text) => {
        // Variation selectors beyond the basic plane are marks, and may hide a text as tags do.
        assert.equal(said(harmless(text)), said(text.replace(/[\u{e0100}-\u{e01ef}]/gu, '')));
      }),
      RUNS,
    );
  });

  it('is as it was, where it was ordinary', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 30 });
    const isOrdinary = (text: string) =>
      !/[\p{Cc}\p{Bidi_Control}\p{Cf}\p{Zl}\p{Zp}]/u.test(text.replace(/[\u200c\u200d]/g, ''));
    fc.assert(
      fc.property(words.filter(isOrdinary), (text) => {
        assert.equal(harmless(text), text);
      }),
      RUNS,
    );
  });

  it('keeps emoji whole', () => {
    const people = fc.constantFrom(
      '👩',
      '👨🏽',
      '🧑‍🚀',
      '👩‍👩‍👧‍👦',
      '🏳️‍🌈',
      '❤️',
      '1️⃣',
      '🇯🇵',
      '👁️‍🗨️',
      '🏴‍☠️',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    );
    fc.assert(
      fc.property(fc.array(people), (emoji) => {
        assert.equal(harmless(emoji.join(' ')), emoji.join(' '));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the same when made so twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.equal(harmless(harmless(text)), harmless(text));
        assert.equal(harmlessLine(harmlessLine(text)), harmlessLine(text));
      }),
      RUNS,
    );
  });

  it('is one line without space around it, as a label', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = harmlessLine(text);
        assert.equal(line, line.trim());
        assert.doesNotMatch(line, /[\t\n]|\s\s/);
      }),
      RUNS,
    );
  });
});
