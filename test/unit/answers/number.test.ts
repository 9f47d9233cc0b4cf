import { expect } from '@open-wc/testing';
import { isRounded, parseNumber } from '../../../src/answers/number.js';
import { decimalMark } from '../../../src/answers/decimal-mark.js';

describe('the decimal mark of a language', () => {
  it('is the dot or the comma, or Arabic’s own', () => {
    const marks = ['en', 'en-GB', 'de', 'fr', 'pt-BR', 'de-CH', 'ar-EG', 'fa'].map(decimalMark);
    expect(marks).to.deep.equal(['.', '.', ',', ',', ',', '.', '\u066B', '\u066B']);
  });
});

describe('a text that says a number', () => {
  const numbers: [string, number, string?][] = [
    ['0', 0],
    ['42', 42],
    [' 42 ', 42],
    ['\u00A042\t', 42],
    ['-7', -7],
    ['+7', 7],
    ['\u22127', -7], // a minus sign as word processors have it
    ['\u20137', -7], // an en dash, which stands for one
    ['007', 7],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-.5', -0.5],
    ['2.0', 2],
    ['2e0', 2],
    ['1e3', 1000],
    ['1E-3', 0.001],
    ['1.5e+2', 150],
    ['12345.678', 12345.678],
    ['0.1', 0.1],
    ['1,5', 1.5, ','],
    [',5', 0.5, ','],
    ['-1,5', -1.5, ','],
    ['1.5', 1.5, ','],
    ['1.50', 1.5, ','],
    ['0.500', 0.5, ','], // no thousands begin with a zero
    ['1.0000', 1, ','],
    ['1,500', 1.5, ','],
    ['1\u066B5', 1.5, '\u066B'],
    ['\u0661\u066B\u0665', 1.5, '\u066B'], // Arabic-Indic digits
    ['\u06F4\u06F2', 42], // Persian digits
    ['\u0967\u0968\u0969', 123], // Devanagari digits
    ['\u09E7\u09E8\u09E9', 123], // Bengali digits
    ['\u0E51\u0E52\u0E53', 123], // Thai digits
    ['\uFF11\uFF12\uFF13', 123], // full-width digits
    ['\u{1D7CE}\u{1D7D7}', 9], // mathematical digits, bold: 09
    ['\u{1D7D8}\u{1D7E1}', 9], // and double-struck, which follow without a gap
    ['\u{1D7F6}\u{1D7FF}', 9],
  ];
  for (const [text, number, mark = '.'] of numbers) {
    it(`${JSON.stringify(text)} is ${number} where the mark is ${mark}`, () => {
      expect(parseNumber(text, mark)).to.equal(number);
    });
  }

  it('may be larger than any number: that is for its reader to refuse', () => {
    expect(parseNumber('1e999', '.')).to.equal(Infinity);
  });

  it('never is a zero that JSON would change', () => {
    expect(Object.is(parseNumber('-0', '.'), 0)).to.be.true;
    expect(Object.is(parseNumber('-0.0', '.'), 0)).to.be.true;
  });
});

describe('a text that says no number', () => {
  const others: [string, string?][] = [
    [''],
    [' '],
    ['-'],
    ['.'],
    ['-.'],
    ['e5'],
    ['1e'],
    ['1e+'],
    ['--5'],
    ['5-'],
    ['12abc'],
    ['1 000'],
    ['1,000'], // where the dot is the mark, a comma is not read at all
    ['1,5'],
    ['1.2.3'],
    ['0x10'],
    ['1_000'],
    ['Infinity'],
    ['NaN'],
    ['½'],
    ['②'],
    ['1.000', ','], // one, or a thousand? Asked again
    ['-1.000', ','],
    ['12.345', ','],
    ['1.000.000', ','],
    ['1.234,5', ','],
    ['1,2,3', ','],
    ['1.000', '\u066B'],
  ];
  for (const [text, mark = '.'] of others) {
    it(`${JSON.stringify(text)} where the mark is ${mark}`, () => {
      expect(parseNumber(text, mark)).to.be.undefined;
    });
  }
});

describe('a number that JSON would round', () => {
  const rounded = [
    '9007199254740993',
    '+9007199254740993',
    '9007199254740993.0',
    '٩٠٠٧١٩٩٢٥٤٧٤٠٩٩٣',
    '1e999',
    '-1e999',
  ];
  for (const text of rounded) {
    it(`${text} is one`, () => {
      expect(isRounded(text, '.')).to.be.true;
    });
  }

  for (const text of ['9007199254740992', '100000000000000000', '6.02e23', '0.1', '-3', '12,5']) {
    it(`${text} is none`, () => {
      expect(isRounded(text, ',')).to.be.false;
    });
  }
});
