import { expect } from '@open-wc/testing';
import { localZone, toLocal, zones } from '../../../src/answers/time.js';
import { fromLocal, toZone } from '../../../src/answers/timestamp.js';

const needsBerlin = function (this: Mocha.Context) {
  if (localZone() !== 'Europe/Berlin') this.skip();
};

describe('a time on this browser’s clock', () => {
  before(needsBerlin);

  const clocks: [string, string][] = [
    ['2026-03-01T09:30:00Z', '2026-03-01T10:30'], // winter
    ['2026-07-01T09:30:00Z', '2026-07-01T11:30'], // summer
    ['2026-03-01T09:30:00+05:30', '2026-03-01T05:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01T00:30'], // another year
    ['2026-03-01T09:30:05Z', '2026-03-01T10:30:05'],
    ['2026-03-01T09:30:05.250Z', '2026-03-01T10:30:05'],
    ['2026-03-01t09:30:00z', '2026-03-01T10:30'],
    ['2026-03-01\t09:30:00Z', '2026-03-01T10:30'],
    ['2026-03-01 09:30:00+02', '2026-03-01T08:30'],
    ['2026-03-01T09:30:00-0230', '2026-03-01T13:00'],
    ['0999-06-01T12:00:00Z', '0999-06-01T12:53:28'], // before zones there was the sun
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59'], // the last second of winter
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00'], // the first of summer
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'], // the first half past two
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30'], // and the second
  ];
  for (const [timestamp, clock] of clocks) {
    it(`${timestamp} is ${clock}`, () => {
      expect(toLocal(timestamp)).to.equal(clock);
    });
  }

  it('is empty for what is no time', () => {
    for (const text of ['', 'tomorrow', '2026-13-01T00:00:00Z', '2016-12-31T23:59:60Z']) {
      expect(toLocal(text), text).to.equal('');
    }
  });
});

describe('a time as RFC 3339', () => {
  before(needsBerlin);

  const times: [string, string][] = [
    ['2026-03-01T10:30', '2026-03-01T10:30:00+01:00'],
    ['2026-07-01T11:30', '2026-07-01T11:30:00+02:00'],
    ['2026-03-01T10:30:05', '2026-03-01T10:30:05+01:00'],
    ['2026-03-01T10:30:05.250', '2026-03-01T10:30:05+01:00'],
    ['0999-06-01T12:00', '0999-06-01T12:00:00+00:53'],
    ['2026-03-29T02:30', '2026-03-29T03:30:00+02:00'], // the hour that summer time skips
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'], // the hour that winter time repeats: its first half past two
    ['2024-02-29T00:00', '2024-02-29T00:00:00+01:00'],
  ];
  for (const [clock, timestamp] of times) {
    it(`${clock} is ${timestamp}`, () => {
      expect(fromLocal(clock)).to.equal(timestamp);
    });
  }

  it('is empty for what is no time', () => {
    for (const text of ['', 'T10:30', '2026-13-01T10:30', '2026-03-01T24:30']) {
      expect(fromLocal(text), text).to.equal('');
    }
  });
});

describe('the same moment', () => {
  it('comes back from the clock, at any time of the year', () => {
    for (let month = 0; month < 12; month++) {
      const moment = new Date(Date.UTC(2026, month, 15, month * 2, 30)).toISOString();
      expect(Date.parse(fromLocal(toLocal(moment)))).to.equal(Date.parse(moment));
    }
  });
});

describe('a timezone', () => {
  it('is spelled as the zone database spells it', () => {
    expect(toZone('Europe/Berlin')).to.equal('Europe/Berlin');
    expect(toZone('europe/berlin')).to.equal('Europe/Berlin');
    expect(toZone('america/NEW_YORK')).to.equal('America/New_York');
    expect(toZone('utc')).to.equal('UTC');
  });

  it('keeps the name that was chosen where it has several', () => {
    for (const name of ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'Europe/Kiev']) {
      expect(toZone(name)).to.equal(name);
    }
  });

  it('is one that the browser knows', () => {
    for (const text of ['', 'Middle/Nowhere', 'Berlin', 'Europe/ Berlin', '__proto__', 'CET+1']) {
      expect(toZone(text), text).to.be.undefined;
    }
  });

  it('is suggested, this browser’s own first, each once', () => {
    const [first, ...others] = zones();
    expect(first).to.equal(localZone());
    expect(others).to.include('America/New_York').and.not.include(first);
    expect(new Set(zones()).size).to.equal(zones().length);
    expect(zones()).to.equal(zones());
  });
});
