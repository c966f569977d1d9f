import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { generateProfiles } from '../seed/profiles/generate-profiles.ts';
import { validateChange } from '../testing/validate-change.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import type { Profile } from '@placekeeper/contracts/profile/profile';

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
    { message: 'The number belongs to Germany, the address to the United Kingdom.' },
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
