import { expect } from '@open-wc/testing';
import { purposeOf } from '../../../src/schema/purpose.js';
import { question } from '../support/form.js';

const purpose = (name: string, property: object = { type: 'string' }) =>
  purposeOf(question('text', property, { name }));

describe('the purpose of a text', () => {
  const certain: [string, string][] = [
    ['email', 'email'],
    ['userEmail', 'email'],
    ['email_address', 'email'],
    ['first_name', 'given-name'],
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['fullName', 'name'],
    ['phone', 'tel'],
    ['phone-number', 'tel'],
    ['postalCode', 'postal-code'],
    ['addressLine1', 'address-line1'],
  ];
  for (const [name, token] of certain) {
    it(`is certain: ${name}`, () => {
      expect(purpose(name)).to.equal(token);
    });
  }

  for (const name of [
    'name',
    'title',
    'fileName',
    'city',
    'country',
    'zip',
    'mobile',
    'userHome',
    'constructor',
    'emails',
  ]) {
    it(`is anyone’s guess: ${name}`, () => {
      expect(purpose(name)).to.equal(undefined);
    });
  }

  it('is certain by a format', () => {
    expect(purpose('contact', { type: 'string', format: 'email' })).to.equal('email');
  });

  it('is certain of a date', () => {
    expect(purposeOf(question('date', { type: 'string', format: 'date' }, { name: 'birthDate' }))).to.equal('bday');
    expect(purposeOf(question('date', { type: 'string', format: 'date' }, { name: 'start' }))).to.equal(undefined);
  });
});
