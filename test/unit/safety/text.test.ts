import { expect } from '@open-wc/testing';
import { harmless, harmlessLine } from '../../../src/safety/text.js';

describe('a stranger’s text', () => {
  const kept: [string, string][] = [
    ['words', 'Please provide your timezone (e.g., America/New_York)'],
    ['lines and tabs', 'One\n\n\tTwo'],
    ['markup, which is text here', '<img src=x onerror="alert(1)"> **bold** https://example.org'],
    ['every script', 'Straße Ελλάδα Москва عربى עברית हिन्दी ไทย 日本語 한국어'],
    ['the joiners that scripts need', 'می\u200Cخواهم क्\u200Dष'],
    ['emoji', '😀 👍🏽 👩‍👩‍👧‍👦 🏳️‍🌈 1️⃣ ☎️'],
    ['flags', '🇩🇪 🇯🇵'],
    ['combining marks', 'e\u0301 n\u0303'],
    ['spaces of all widths', 'a\u00A0b\u2009c\u3000d'],
  ];
  for (const [what, text] of kept) {
    it(`keeps ${what}`, () => {
      expect(harmless(text)).to.equal(text);
    });
  }

  it('keeps the flags of Scotland, Wales and England', () => {
    const flags = ['gbsct', 'gbwls', 'gbeng'].map(
      (region) =>
        `\u{1F3F4}${[...region].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('')}\u{E007F}`,
    );
    expect(flags.map(harmless)).to.deep.equal(flags);
  });

  const changed: [string, string, string][] = [
    ['turns every line break into one', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['loses direction overrides', 'Safe\u202Egnp.exe', 'Safegnp.exe'],
    [
      'loses direction embeddings and isolates',
      'a\u202Ab\u202Bc\u202Cd\u202De\u2066f\u2067g\u2068h\u2069i',
      'abcdefghi',
    ],
    ['loses direction marks', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['loses control characters', 'a\0b\u0007c\bd\u001B[31me\u007Ff\u009Bg', 'abcd[31mefg'],
    ['loses vertical tabs and form feeds', 'a\vb\fc', 'abc'],
    ['loses what cannot be seen', 'a\u200Bb\u2060c\uFEFFd\u00ADe\u180Ef\u2063g', 'abcdefg'],
    ['loses annotations', 'a\uFFF9b\uFFFAc\uFFFBd', 'abcd'],
    ['loses tags that spell hidden text', 'a\u{E0041}\u{E0042}b', 'ab'],
  ];
  for (const [what, text, expected] of changed) {
    it(what, () => {
      expect(harmless(text)).to.equal(expected);
    });
  }

  it('may be long', () => {
    expect(harmless('x\u202E'.repeat(50_000))).to.have.length(50_000);
  });
});

describe('a stranger’s label', () => {
  it('is one line', () => {
    expect(harmlessLine('One\r\nTwo\n\n\tThree\u2028Four')).to.equal('One Two Three Four');
  });

  it('has no space around it', () => {
    expect(harmlessLine('\u3000 Name \u00A0\n')).to.equal('Name');
  });

  it('is empty where there is nothing to see', () => {
    expect(harmlessLine(' \u200B\u202E\n')).to.equal('');
  });
});
