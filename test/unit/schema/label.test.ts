import { expect } from '@open-wc/testing';
import { readable } from '../../../src/schema/label.js';

describe('a key made readable', () => {
  const keys: [string, string][] = [
    ['name', 'Name'],
    ['firstName', 'First name'],
    ['first_name', 'First name'],
    ['first-name', 'First name'],
    ['first.name', 'First name'],
    ['FirstName', 'First name'],
    ['FIRST_NAME', 'FIRST NAME'],
    ['first  name', 'First name'],
    ['__first__name__', 'First name'],
    ['__proto__', 'Proto'],
    ['userID', 'User ID'],
    ['userIDs', 'User IDs'],
    ['IDs', 'IDs'],
    ['HTTPServer', 'HTTP server'],
    ['parseHTTPResponse', 'Parse HTTP response'],
    ['address2', 'Address2'],
    ['line2Text', 'Line2 text'],
    ['a', 'A'],
    ['A', 'A'],
    ['größeInMeter', 'Größe in meter'],
    ['straßenName', 'Straßen name'],
    ['écoleÉlève', 'École élève'],
    ['имяФайла', 'Имя файла'],
    ['名前', '名前'],
    ['two\nlines', 'Two lines'],
    ['safe\u202egnp', 'Safegnp'],
    ['', ''],
    ['---', ''],
  ];
  for (const [key, label] of keys) {
    it(`${JSON.stringify(key)} is “${label}”`, () => {
      expect(readable(key)).to.equal(label);
    });
  }
});
