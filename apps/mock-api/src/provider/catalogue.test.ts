import { expect, test } from 'vitest';
import {
  catalogue,
  categoryName,
  searchCategories,
  searchPlaces,
  serviceTypeName,
  changedFields,
  fields,
} from './catalogue.ts';
import { jsonSchema } from '@placekeeper/contracts/export/json-schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { openStatuses } from '@placekeeper/contracts/model/location';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import { validValue } from '@placekeeper/contracts/testing/valid-value';
import * as fc from 'fast-check';
import { generateProfiles } from '../seed/profiles/generate-profiles.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { validateChange } from '../testing/validate-change.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

const names = (text: string) => searchCategories(text).map(({ name }) => name);

test('a category is found by any part of its name, matching beginnings first', () => {
  const found = names('book');
  const beginning = found.filter((name) => name.toLowerCase().startsWith('book'));
  expect(beginning.length).toBeGreaterThan(0);
  expect(found.slice(0, beginning.length)).toEqual(beginning);
  expect(found.every((name) => name.toLowerCase().includes('book'))).toBe(true);
  expect(names('  BOOK ')).toEqual(found);
});

test('a match of a whole word precedes a match inside a word', () => {
  const found = names('wash');
  expect(found.indexOf('Car wash')).toBeGreaterThanOrEqual(0);
  expect(found.every((name) => /wash/i.test(name))).toBe(true);
  const [first] = names('clinic dental');
  expect(first).toBe('Dental clinic');
});

test('at most twenty are found, in alphabetical order', () => {
  const all = names('');
  expect(all).toHaveLength(20);
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
});

test('unknown text finds nothing', () => {
  expect(searchCategories('no such category')).toEqual([]);
  expect(searchPlaces('no such place')).toEqual([]);
});

test('a place is found by its name', () => {
  const [first] = searchPlaces('');
  expect(searchPlaces(first?.placeName ?? '')).toContainEqual(first);
});

test('accents are optional', () => {
  const [munich] = searchPlaces('München');
  expect(munich?.placeName).toMatch(/^München/);
  expect(searchPlaces('munchen')).toEqual([munich]);
});

test('an unknown category shows its id', () => {
  const [known] = catalogue;
  expect(categoryName(known?.id ?? '')).toBe(known?.name);
  expect(categoryName('gcid:of_tomorrow')).toBe('gcid:of_tomorrow');
  expect(serviceTypeName('job_type_id:of_tomorrow')).toBe('job_type_id:of_tomorrow');
});

const generated = fc.constantFrom(...generateProfiles({ seed: 3, count: 120 }));
const runs = { ...pinned, numRuns: 200 };

test.each(providerFields)('%s reads the written value, and writes no other field', (field) => {
  fc.assert(
    fc.property(generated, generated, (before, other) => {
      const value = fields[field].read(other);
      const after = fields[field].write(before, value);
      expect(fields[field].read(after)).toEqual(value);
      expect(changedFields(before, after)).toEqual(
        sameValue(fields[field].read(before), value) ? [] : [field],
      );
    }),
    runs,
  );
});

test.each(providerFields)(
  '%s accepts every value of its form, and an equal value changes nothing',
  (field) => {
    const schema = jsonSchema(fieldValues[field], { dialect: 'draft-2020-12', side: 'input' });
    const values =
      field === 'openInfo.status' ? fc.constantFrom(...openStatuses, null) : validValue(schema);
    fc.assert(
      fc.property(generated, values, (before, value) => {
        const once = fields[field].write(before, value);
        expect(fields[field].write(once, fields[field].read(once))).toEqual(once);
      }),
      runs,
    );
  },
);

test.each(providerFields)('%s refuses values of another form', (field) => {
  for (const wrong of [5, { unexpected: true }, undefined]) {
    expect(() => fields[field].write(plainProfile(), wrong)).toThrow(
      expect.objectContaining({ name: '$ZodError' }),
    );
  }
});

test('a field that cannot be empty keeps its value', () => {
  const before = plainProfile();
  expect(fields.title.write(before, null)).toEqual(before);
  expect(fields.categories.write(before, { primary: null, additional: [] }).categories).toEqual({
    primary: before.categories.primary,
    additional: [],
  });
});

test('an unknown status is refused, and does not count as open', () => {
  const closed = plainProfile({ openStatus: 'CLOSED_PERMANENTLY' });
  expect(() => fields['openInfo.status'].write(closed, 'moved_away')).toThrow(
    expect.objectContaining({ name: '$ZodError' }),
  );
  expect(fields['openInfo.status'].write(closed, null)).toEqual(closed);
});

test('an empty text clears the value', () => {
  const before = plainProfile({ socialProfiles: { facebook: 'https://www.facebook.com/here' } });
  expect(fields.storeCode.write(before, '').storeCode).toBeNull();
  expect(fields.websiteUri.write(before, '').websiteUri).toBeNull();
  expect(fields['profile.description'].write(before, '').description).toBeNull();
  expect(fields['attributes/url_facebook'].write(before, '').socialProfiles).toEqual({});
});

test('the changed fields of two versions are listed', () => {
  const before = plainProfile();
  const after = plainProfile({ title: 'Elsewhere', openStatus: 'CLOSED_TEMPORARILY' });
  expect(changedFields(before, before)).toEqual([]);
  expect(new Set(changedFields(before, after))).toEqual(new Set(['title', 'openInfo.status']));
});

const reasons = (live: Profile, next: Profile, field: ProviderField) =>
  validateChange(live, next, [field]).map(({ reason }) => reason);

test.each([
  ['Harbour Books', []],
  ['IKEA', []],
  ['H&M Bristol', []],
  ['Bestwood Books', []],
  ['The best books in Bristol', ['FORBIDDEN_WORDS']],
  ['Books: 20 % discount', ['FORBIDDEN_WORDS']],
  ['Bookshop No. 1', ['FORBIDDEN_WORDS']],
  ['#1 books', ['FORBIDDEN_WORDS']],
  ['Harbour Books #1', ['FORBIDDEN_WORDS']],
  ['Books #12', []],
  ['HARBOUR BOOKS', ['INVALID_CHARACTERS']],
])('the name %s: %j', (title, expected) => {
  expect(reasons(plainProfile(), plainProfile({ title }), 'title')).toEqual(expected);
});

test.each([
  ['+44 117 496 0123', []],
  ['0117 496 0123', []],
  ['+49 40 66969684', ['INVALID_PHONE_NUMBER_FOR_REGION']],
  [null, []],
])('the number %s in Britain: %j', (primaryPhone, expected) => {
  const next = plainProfile({ phoneNumbers: { primaryPhone, additionalPhones: [] } });
  expect(reasons(plainProfile(), next, 'phoneNumbers')).toEqual(expected);
});

test('a number of another country is declined with the names of both countries', () => {
  const primaryPhone = '+49 40 66969684';
  const next = plainProfile({ phoneNumbers: { primaryPhone, additionalPhones: [] } });
  expect(validateChange(plainProfile(), next, ['phoneNumbers'])).toMatchObject([
    { message: 'The number is from Germany, but the address is in the United Kingdom.' },
  ]);
});

test('a number of any country is accepted without an address', () => {
  const next = plainProfile({
    storefrontAddress: null,
    phoneNumbers: { primaryPhone: '+49 40 66969684', additionalPhones: [] },
  });
  expect(reasons(plainProfile(), next, 'phoneNumbers')).toEqual([]);
});

test.each([
  ['Call 0117 496 0123 for a table.', ['INVALID_CHARACTERS']],
  ['Open since 1984, and since 2012 by the water.', []],
  [null, []],
])('the description %s: %j', (description, expected) => {
  expect(reasons(plainProfile(), plainProfile({ description }), 'profile.description')).toEqual(
    expected,
  );
});

test('an address stays in its country, and is removed only with a service area', () => {
  const live = plainProfile();
  const address = live.storefrontAddress;
  const moved = plainProfile({ storefrontAddress: address && { ...address, regionCode: 'FR' } });
  expect(reasons(live, moved, 'storefrontAddress')).toEqual(['ADDRESS_EDIT_CHANGES_COUNTRY']);

  const hidden = plainProfile({ storefrontAddress: null });
  expect(reasons(live, hidden, 'storefrontAddress')).toEqual(['MISSING_STOREFRONT_ADDRESS_OR_SAB']);
  const mobile = { ...hidden, serviceArea: [{ placeId: 'p', placeName: 'Bristol' }] };
  expect(reasons(live, mobile, 'storefrontAddress')).toEqual([]);
});

test('a pin can be moved within its city only', () => {
  const live = plainProfile();
  const bath = plainProfile({ latlng: { latitude: 51.3811, longitude: -2.359 } });
  const london = plainProfile({ latlng: { latitude: 51.5072, longitude: -0.1276 } });
  expect(reasons(live, bath, 'latlng')).toEqual([]);
  expect(reasons(live, london, 'latlng')).toEqual(['LAT_LNG_TOO_FAR_FROM_ADDRESS']);
  expect(reasons(live, plainProfile({ latlng: null }), 'latlng')).toEqual([]);
});

test('a permanently closed business stays closed', () => {
  const closed = plainProfile({ openStatus: 'CLOSED_PERMANENTLY' });
  expect(reasons(closed, plainProfile(), 'openInfo.status')).toEqual(['CANNOT_REOPEN']);
  expect(reasons(closed, closed, 'openInfo.status')).toEqual([]);
  expect(reasons(plainProfile(), closed, 'openInfo.status')).toEqual([]);
});

test('every refused field is reported, and only sent ones', () => {
  const next = plainProfile({ title: 'Books for sale', description: 'Call 0117 496 0123.' });
  const both = validateChange(plainProfile(), next, ['title', 'profile.description']);
  expect(both).toEqual([
    { field: 'title', reason: 'FORBIDDEN_WORDS', message: expect.stringMatching(/promotional/) },
    { field: 'profile.description', reason: 'INVALID_CHARACTERS', message: expect.any(String) },
  ]);
  expect(validateChange(plainProfile(), next, ['storeCode'])).toEqual([]);
});

test('a generated profile is accepted', () => {
  const refused = generateProfiles({ seed: 5, count: 400, today: '2026-03-02' }).flatMap(
    (profile) => validateChange(profile, profile, providerFields),
  );
  expect(refused).toEqual([]);
});
