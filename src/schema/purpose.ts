import type { QuestionOf } from './question.js';

/**
 * Autofill tokens by property name. Only names with a certain meaning.
 * @see https://www.w3.org/TR/WCAG22/#input-purposes
 */
const PURPOSES = {
  fullname: 'name',
  firstname: 'given-name',
  givenname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  familyname: 'family-name',
  email: 'email',
  emailaddress: 'email',
  phone: 'tel',
  phonenumber: 'tel',
  tel: 'tel',
  telephone: 'tel',
  mobilephone: 'tel',
  companyname: 'organization',
  jobtitle: 'organization-title',
  streetaddress: 'street-address',
  addressline1: 'address-line1',
  addressline2: 'address-line2',
  postalcode: 'postal-code',
  postcode: 'postal-code',
  zipcode: 'postal-code',
  birthday: 'bday',
  birthdate: 'bday',
  dateofbirth: 'bday',
} as const;

/** A value of the `autocomplete` attribute. */
export type Purpose = (typeof PURPOSES)[keyof typeof PURPOSES];

/** The `autocomplete` token for a question. Undefined if its purpose is not certain. */
export function purposeOf({ name, limits }: QuestionOf<'text' | 'date'>): Purpose | undefined {
  const key = name
    .replace(/^(?:user|your|my|customer|contact)(?=[_\-A-Z])/, '')
    .replace(/[_\-\s]/g, '')
    .toLowerCase();
  return Object.hasOwn(PURPOSES, key)
    ? PURPOSES[key as keyof typeof PURPOSES]
    : limits.format === 'email'
      ? 'email'
      : undefined;
}
