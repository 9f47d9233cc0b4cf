import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { formats } from '../../src/answers/formats.js';
import { localZone, toLocal } from '../../src/answers/time.js';
import { fromLocal } from '../../src/answers/timestamp.js';
import { fc } from './support/runs.js';

/** Zones of every kind: half hours, quarters, none, summer in the north and the south, days that were skipped. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // half an hour of summer time
  'Pacific/Apia', // had no 30 December 2011
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];

const moment = fc
  .date({ min: new Date('1980-01-02T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.valueOf() / 1000) * 1000));
const twoDigits = (max: number, min = 0) => fc.integer({ min, max }).map((part) => String(part).padStart(2, '0'));
const clock = fc
  .tuple(fc.integer({ min: 1980, max: 2099 }), twoDigits(12, 1), twoDigits(28, 1), twoDigits(23), twoDigits(59))
  .map(([year, month, day, hour, minute]) => `${year}-${month}-${day}T${hour}:${minute}`);

describe('a time of day', () => {
  const before = process.env['TZ'];
  after(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  for (const zone of zones) {
    it(`in ${zone}`, () => {
      process.env['TZ'] = zone;
      new Date().getTimezoneOffset(); // takes the new zone
      assert.equal(
        new Intl.DateTimeFormat('en', { timeZone: localZone() }).format(0),
        new Intl.DateTimeFormat('en', { timeZone: zone }).format(0),
      );

      fc.assert(
        fc.property(moment, (date) => {
          const local = toLocal(date.toISOString());
          const sent = fromLocal(local);
          assert(formats['date-time'](sent), sent);
          assert(sent.startsWith(local), 'the clock shows what is sent');
          assert.equal(toLocal(sent), local, 'and what is sent shows the same on the clock');
          // An hour that comes twice is meant for the first time.
          const early = date.valueOf() - Date.parse(sent);
          assert(early === 0 || (early > 0 && early <= 3_600_000), `${date.toISOString()} became ${sent}`);
        }),
        { numRuns: 1_000 },
      );
      fc.assert(
        fc.property(clock, (local) => {
          const sent = fromLocal(local);
          assert(formats['date-time'](sent), sent);
          // A clock that skips an hour has no such time: the same moment after it is meant.
          assert(sent.startsWith(local) || toLocal(sent) > local, `${local} became ${sent}`);
        }),
        { numRuns: 1_000 },
      );
    });
  }
});
