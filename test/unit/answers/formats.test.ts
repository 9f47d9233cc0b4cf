import { expect } from '@open-wc/testing';
import { formats } from '../../../src/answers/formats.js';

const tests = {
  email: (text: string) => formats.email.test(text),
  uri: formats.uri,
  date: formats.date,
  'date-time': formats['date-time'],
};

const cases: Record<keyof typeof tests, { valid: string[]; invalid: string[] }> = {
  email: {
    valid: ['a@example.org', 'some.one+tag@mail.example.org', "o'neil@example.org", 'A@EXAMPLE.ORG', '1@1.co'],
    invalid: ['', 'someone@', '@example.org', 'a@b', 'a b@example.org', 'a@example..org', 'a@-example.org', 'a@b@c.de'],
  },
  uri: {
    valid: [
      'https://example.org',
      'https://example.org:8080/a?b=c#d',
      'mailto:a@example.org',
      'urn:isbn:1',
      'http://[::1]/',
    ],
    invalid: [
      '',
      'example.org',
      'www.example.org/a',
      '/path',
      'https://example.org/a b',
      'https://exämple.org',
      '#top',
    ],
  },
  date: {
    valid: ['2026-03-01', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'],
    invalid: [
      '',
      '2026-02-29',
      '1900-02-29',
      '2024-02-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '20260301',
      '2026-03-01T00:00:00Z',
      ' 2026-03-01',
    ],
  },
  'date-time': {
    valid: [
      '2026-03-01T09:30:00Z',
      '2026-03-01t09:30:00z',
      '2026-03-01 09:30:00Z',
      '2026-03-01T09:30:00.123456Z',
      '2026-03-01T09:30:00+05:30',
      '2026-03-01T09:30:00-0330',
      '2026-03-01T09:30:00+01',
      '2016-12-31T23:59:60Z',
      '2016-12-31T15:59:60-08:00',
      '2017-01-01T05:29:60+05:30',
    ],
    invalid: [
      '',
      '2026-03-01',
      '2026-03-01T09:30:00',
      '2026-03-01T09:30Z',
      '2026-03-01T24:00:00Z',
      '2026-03-01T09:60:00Z',
      '2026-03-01T09:30:61Z',
      '2026-02-30T09:30:00Z',
      '2026-03-01T09:30:00+24:00',
      '2026-03-01T09:30:00+01:60',
      '2016-12-31T12:00:60Z',
      '2026-03-01T09:30:00Z T09:30:00Z',
      '2026-03-01  09:30:00Z',
      'T09:30:00Z',
    ],
  },
};

for (const [format, { valid, invalid }] of Object.entries(cases)) {
  const test = tests[format as keyof typeof tests];
  describe(`the format ${format}`, () => {
    it('takes what is one', () => {
      expect(valid.filter((text) => !test(text))).to.deep.equal([]);
    });

    it('takes nothing else', () => {
      expect(invalid.filter((text) => test(text))).to.deep.equal([]);
    });
  });
}
