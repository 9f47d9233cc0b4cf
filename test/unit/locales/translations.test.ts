import { expect } from '@open-wc/testing';
import { enForm } from '../../../src/locales/en-form.js';
import { enList } from '../../../src/locales/en-list.js';
import { enUrl } from '../../../src/locales/en-url.js';
import { en } from '../../../src/locales/en.js';
import { languageFor, load, tags } from '../../../src/locales/load.js';
import type { Translation } from '../../../src/locales/words.js';

const english: Translation = { ...en, ...enForm, ...enList, ...enUrl };
type Key = keyof Translation;
const keys = Object.keys(english) as Key[];

/** What the functions may be called with: one after the other, each must say something, and say what it is given. */
const limits = [
  { minimum: 1, maximum: 5, minItems: 1, maxItems: 5, minLength: 1, maxLength: 5 },
  { minimum: 3, maximum: 3, minItems: 3, maxItems: 3, minLength: 3, maxLength: 3 },
  { minimum: 1.5, minItems: 2, minLength: 2 },
  { maximum: 7, maxItems: 7, maxLength: 7 },
  { exclusiveMinimum: 0, exclusiveMaximum: 10, multipleOf: 0.5, minItems: 1, minLength: 1 },
];
const NAME = 'Acme';
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];
const argumentsOf = (key: Key): readonly (readonly unknown[])[] => {
  if (/Hint$|^numberNeeded|^linesNeeded|^choices$/.test(key) && key !== 'zoneHint') {
    return limits.flatMap((each) => [
      [each, true],
      [each, false],
    ]);
  }
  if (key === 'line') return [[2, NAME]];
  if (key === 'step') return [[2, 3]];
  if (['more', 'tooShort', 'tooLong', 'question', 'matches'].includes(key)) return counts.map((count) => [count]);
  return [[NAME]];
};
const textsOf = (words: Translation, key: Key): readonly string[] => {
  const word = words[key] as string | ((...given: readonly unknown[]) => string);
  return typeof word === 'string' ? [word] : argumentsOf(key).map((given) => word(...given));
};

/** What stands on a button, which is not to be wider than a phone. */
const buttons: readonly Key[] = [
  'submit',
  'next',
  'back',
  'stopAsking',
  'close',
  'accept',
  'decline',
  'cancel',
  'review',
  'send',
  'change',
  'openAgain',
  'finished',
];

it('there are twenty languages, with English', () => {
  expect(tags).to.have.length(19);
});

for (const tag of tags) {
  describe(`the words in ${tag}`, () => {
    let words: Translation;
    before(async () => {
      words = (await load(tag))!.words as Translation;
    });
    const all = () => keys.flatMap((key) => textsOf(words, key).map((text) => [key, text] as const));

    it('are there, every one', () => {
      expect(Object.keys(words).sort()).to.deep.equal([...keys].sort());
      for (const key of keys) expect(typeof words[key], key).to.equal(typeof english[key]);
      for (const [key, text] of all()) expect(text.trim(), key).to.not.equal('');
    });

    it('are not English', () => {
      const same = all().filter(([key, text]) => textsOf(english, key).includes(text) && /\p{L}{3}/u.test(text));
      // As French has it, too.
      const allowed = /^Acme$|^[\d.]+ options?$|^Question \d/;
      expect(same.filter(([, text]) => !allowed.test(text))).to.deep.equal([]);
    });

    it('say the names and numbers that they are given', () => {
      const digits = new Intl.NumberFormat(tag, { useGrouping: false });
      for (const key of keys) {
        if (typeof words[key] === 'string') continue;
        argumentsOf(key).forEach((given, i) => {
          const text = textsOf(words, key)[i]!;
          for (const each of given) {
            if (typeof each === 'string') expect(text, key).to.contain(each);
            // One, two and none may be said without a digit.
            if (typeof each === 'number' && each > 2) expect(text, key).to.contain(digits.format(each));
          }
        });
      }
      expect(words.numberHint({ minimum: 1.5, maximum: 4 }, false)).to.contain(digits.format(1.5));
    });

    it('are set as the language sets them', () => {
      for (const [key, text] of all()) {
        expect(text, key).to.not.match(/["']|\.\.\.|<|&\w+;|undefined|NaN|\s\s/);
        expect(text, key).to.not.match(/[\u200e\u200f\u202a-\u202e]/);
        expect(text.match(/[\u2066-\u2068]/g)?.length ?? 0, key).to.equal(text.match(/\u2069/g)?.length ?? 0);
      }
    });

    if (['ar', 'he'].includes(tag)) {
      it('keep names and hosts from turning the words around them', () => {
        for (const key of keys) {
          if (typeof words[key] === 'string' || argumentsOf(key)[0]![0] !== NAME) continue;
          expect(textsOf(words, key)[0], key).to.match(/[\u2066\u2068]Acme\u2069/);
        }
        for (const [key, text] of all()) {
          if (/[a-z@]/.test(text) && !text.includes(NAME)) expect(text, key).to.match(/\u2066[!-~]+\u2069/);
        }
      });
    }

    if (tag.startsWith('zh')) {
      it('set digits apart from characters', () => {
        for (const [key, text] of all()) expect(text, key).to.not.match(/\p{Script=Han}\d|\d\p{Script=Han}/u);
      });
    }

    if (tag === 'fr') {
      it('bind marks to the words before them', () => {
        for (const [key, text] of all())
          expect(text, key).to.not.match(/[^\u00a0\u202f][;!?»]|[^\u00a0]:(?!\/)|«(?!\u00a0)/);
      });
    }

    it('fit on buttons', () => {
      for (const key of buttons)
        expect([...(words[key] as string)].length, `${key}: ${words[key] as string}`).to.be.at.most(24);
    });

    it('tell a refusal from a dismissal, and what must be answered from what may', () => {
      expect(new Set([words.accept, words.decline, words.cancel, words.close]).size).to.equal(4);
      expect(words.required).to.not.equal(words.optional);
    });
  });
}

describe('the language that fits a tag', () => {
  const fits: [string, string | undefined][] = [
    ['de', 'de'],
    ['de-CH', 'de'],
    ['fr-CA', 'fr'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-SG', 'zh-Hant'],
    ['zh-Hans-TW', 'zh-Hans'],
    ['zh-MO', 'zh-Hant'],
    ['iw', 'he'],
    ['in', 'id'],
    ['sv', undefined],
  ];
  for (const [tag, language] of fits) {
    it(`${tag}: ${language ?? 'none'}`, () => {
      expect(languageFor(tag)).to.equal(language);
    });
  }
});
