import { expect } from '@open-wc/testing';
import { fold, only, search } from '../../../src/view/list/search.js';

describe('a text as it is compared', () => {
  const same: [string, string, string][] = [
    ['Zürich', 'zurich', 'en'],
    ['STRASSE', 'Straße', 'de'],
    ['İzmir', 'izmir', 'tr'],
    ['ısı', 'ISI', 'tr'],
    ['Ærøskøbing', 'aeroskobing', 'da'],
    ['Łódź', 'lodz', 'pl'],
    ['Đà Nẵng', 'da nang', 'vi'],
    ['Ἀθῆναι', 'αθηναι', 'el'],
    ['Ёлка', 'елка', 'ru'],
    ['שָׁלוֹם', 'שלום', 'he'],
    ['مُحَمَّد', 'محمد', 'ar'],
    ['ﬁnance', 'finance', 'en'],
    ['Ｔｏｋｙｏ', 'tokyo', 'ja'],
    ['한국', '한국'.normalize('NFD'), 'ko'],
    ['תל־אביב', 'תל-אביב', 'he'],
    ['مـحـمـد', 'محمد', 'ar'],
    ['أحمد', 'احمد', 'ar'],
    ['Côte d’Ivoire', "cote d'ivoire", 'fr'],
    ['Wien–Graz', 'wien-graz', 'de'],
    ['zu\u00adsammen', 'zusammen', 'de'],
    ['ΟΔΟΣ', 'οδός', 'el'],
  ];
  for (const [text, typed, language] of same) {
    it(`${text} is ${typed}`, () => {
      expect(fold(text, language)).to.equal(fold(typed, language));
    });
  }

  it('keeps the vowels of a script whose vowels are marks', () => {
    expect(fold('कि', 'hi')).not.to.equal(fold('का', 'hi'));
    expect(fold('กิ', 'th')).not.to.equal(fold('กา', 'th'));
  });
});

describe('a search', () => {
  const texts = ['Berlin, Mitte', 'Lindau', 'Dublin', 'Old Lincoln', 'LIN'].map((text) => fold(text, 'en'));
  const found = (query: string) => search(texts, fold(query, 'en')).map((place) => texts[place]);

  it('finds what has a word that begins so, then what has it inside, each in its order', () => {
    expect(found('lin')).to.deep.equal(['LINDAU', 'OLD LINCOLN', 'LIN', 'BERLIN, MITTE', 'DUBLIN']);
  });

  it('finds a later word that begins so, though an earlier one has it inside', () => {
    expect(search([fold('Berlin Linden', 'en'), fold('Berlin', 'en')], 'LIN')).to.deep.equal([0, 1]);
  });

  it('finds everything for nothing, and nothing for what is not there', () => {
    expect(found('')).to.have.length(5);
    expect(found('xyz')).to.deep.equal([]);
  });
});

describe('what is typed out', () => {
  const folded = ['Guinea', 'Guinea-Bissau', 'resume', 'Résumé'].map((text) => fold(text, 'en'));
  it('is the option that it is', () => {
    expect(only(folded, 'GUINEA')).to.equal(0);
  });
  it('is none of two that differ in an accent only', () => {
    expect(only(folded, 'RESUME')).to.equal(-1);
  });
  it('is none where it is not there', () => {
    expect(only(folded, 'GUIN')).to.equal(-1);
  });
});
