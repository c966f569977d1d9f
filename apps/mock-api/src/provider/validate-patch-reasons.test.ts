import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { describe, expect, test } from 'vitest';
import { generateProfiles } from '../seed/profiles/generate-profiles.ts';
import { validateChange } from '../testing/validate-change.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { fields, isLodging, type PatchToValidate } from './catalogue.ts';
import { generateValue } from './generate-value.ts';
import type { PostalAddress, Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';

const plain = plainProfile();
const address = (changes: Partial<PostalAddress>): Partial<Profile> => ({
  storefrontAddress: {
    addressLines: ['12 Harbour Street'],
    locality: 'Bristol',
    administrativeArea: null,
    postalCode: 'BS1 4RN',
    regionCode: 'GB',
    ...changes,
  },
});
const phones = (primaryPhone: string | null, ...additionalPhones: string[]): Partial<Profile> => ({
  phoneNumbers: { primaryPhone, additionalPhones },
});
const categories = (primary: string, ...additional: string[]): Partial<Profile> => ({
  categories: { primary, additional },
});
const service = (serviceTypeId: string): ServiceItem => ({
  structuredServiceItem: { serviceTypeId, displayName: 'x' },
});
const ownService = (displayName: string, category = 'gcid:book_store'): ServiceItem => ({
  freeFormServiceItem: { category, displayName },
});
const services = (...serviceItems: ServiceItem[]): Partial<Profile> => ({ serviceItems });
const area = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ placeId: `p${index}`, placeName: 'Somewhere' }));
const monday = (openTime: string, closeTime: string) =>
  ({ openDay: 'MONDAY', openTime, closeDay: 'MONDAY', closeTime }) as const;
const christmas = { startDate: '2026-12-25', closed: true };
const visiting = { storefrontAddress: null, serviceArea: area(1) };

type Row = [
  reason: string,
  field: ProviderField,
  next: Partial<Profile>,
  live?: Partial<Profile>,
  circumstances?: Partial<PatchToValidate>,
];

/** A refused change for each reason in the provider's list. */
const refused: Row[] = [
  ['REQUIRED_FIELD_MISSING_VALUE', 'title', { title: ' ' }],
  ['STRING_TOO_LONG', 'title', { title: 'x'.repeat(126) }],
  ['FORBIDDEN_WORDS', 'title', { title: 'Best books' }],
  ['INVALID_CHARACTERS', 'title', { title: 'Harbour Books™' }],
  ['INVALID_CHARACTERS', 'title', { title: 'www.harbour.example' }],
  ['INVALID_INTERCHANGE_CHARACTERS', 'title', { title: 'Harbour\u202EBooks' }],
  ['STRING_TOO_LONG', 'storeCode', { storeCode: 'x'.repeat(60) }],
  ['INVALID_CHARACTERS', 'storeCode', { storeCode: '<HB>' }],
  ['INVALID_INTERCHANGE_CHARACTERS', 'storeCode', { storeCode: 'HB\u0000' }],
  ['INVALID_PHONE_NUMBER', 'phoneNumbers', phones('12')],
  ['INVALID_PHONE_NUMBER_FOR_REGION', 'phoneNumbers', phones('+49 40 66969684')],
  ['INVALID_PHONE_NUMBER_FOR_REGION', 'phoneNumbers', phones('0117 496 0123', '+49 40 66969684')],
  ['MISSING_PRIMARY_PHONE_NUMBER', 'phoneNumbers', phones(null, '0117 496 0123')],
  [
    'TOO_MANY_VALUES',
    'phoneNumbers',
    phones('0117 496 0123', '0117 496 0124', '0117 496 0125', '0117 496 0126'),
  ],
  [
    'MISSING_BOTH_PHONE_AND_WEBSITE',
    'phoneNumbers',
    { ...visiting, websiteUri: null, ...phones(null) },
  ],
  [
    'MISSING_BOTH_PHONE_AND_WEBSITE',
    'websiteUri',
    { ...visiting, websiteUri: null, ...phones(null) },
  ],
  ['INVALID_URL', 'websiteUri', { websiteUri: 'harbour' }],
  ['INVALID_URL', 'websiteUri', { websiteUri: 'https://user:secret@harbour.example' }],
  ['STRING_TOO_LONG', 'websiteUri', { websiteUri: `https://a.example/${'x'.repeat(2048)}` }],
  ['URL_PROVIDER_NOT_ALLOWED', 'websiteUri', { websiteUri: 'https://www.facebook.com/harbour' }],
  ['URL_PROVIDER_NOT_ALLOWED', 'websiteUri', { websiteUri: 'https://bit.ly/harbour' }],
  ['ADDRESS_MISSING_REGION_CODE', 'storefrontAddress', address({ regionCode: '' })],
  ['INVALID_ADDRESS', 'storefrontAddress', address({ regionCode: 'ZZ' })],
  ['BLOCKED_REGION', 'storefrontAddress', address({ regionCode: 'KP' })],
  ['ADDRESS_EDIT_CHANGES_COUNTRY', 'storefrontAddress', address({ regionCode: 'FR' })],
  ['MISSING_ADDRESS_COMPONENTS', 'storefrontAddress', address({ addressLines: [] })],
  ['TOO_MANY_ENTRIES', 'storefrontAddress', address({ addressLines: Array(6).fill('1 Quay') })],
  [
    'PO_BOX_IN_ADDRESS_NOT_ALLOWED',
    'storefrontAddress',
    address({ addressLines: ['1 Quay', 'P.O. Box 12'] }),
  ],
  [
    'PIN_DROP_REQUIRED',
    'storefrontAddress',
    { ...address({ locality: null, postalCode: null }), latlng: null },
  ],
  ['INVALID_INTERCHANGE_CHARACTERS', 'storefrontAddress', address({ locality: 'Bri\u200Bstol' })],
  ['MISSING_STOREFRONT_ADDRESS_OR_SAB', 'storefrontAddress', { storefrontAddress: null }],
  [
    'ADDRESS_REMOVAL_NOT_ALLOWED',
    'storefrontAddress',
    { ...visiting, ...categories('gcid:museum') },
    categories('gcid:museum'),
  ],
  ['INVALID_LATLNG', 'latlng', { latlng: { latitude: 0, longitude: 0 } }],
  ['LAT_LNG_TOO_FAR_FROM_ADDRESS', 'latlng', { latlng: { latitude: 51.5072, longitude: -0.1276 } }],
  ['TOO_MANY_ENTRIES', 'serviceArea.places', { serviceArea: area(21) }],
  ['INVALID_SERVICE_AREA_PLACE_ID', 'serviceArea.places', { serviceArea: area(1) }],
  [
    'INCOMPATIBLE_SERVICE_AREA_AND_CATEGORY',
    'serviceArea.places',
    { serviceArea: area(1), ...categories('gcid:museum') },
    { serviceArea: area(1), ...categories('gcid:museum') },
  ],
  [
    'MISSING_STOREFRONT_ADDRESS_OR_SAB',
    'serviceArea.places',
    { storefrontAddress: null, serviceArea: [] },
    visiting,
  ],
  ['INVALID_HOURS_VALUE', 'regularHours', { regularHours: [monday('9', '17:00')] }],
  ['INVALID_TIME_SCHEDULE', 'regularHours', { regularHours: [monday('17:00', '09:00')] }],
  [
    'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS',
    'regularHours',
    { regularHours: [], specialHours: [christmas] },
  ],
  [
    'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS',
    'specialHours',
    { regularHours: [], specialHours: [christmas] },
  ],
  [
    'INVALID_HOURS_VALUE',
    'specialHours',
    { specialHours: [{ startDate: '2026-02-30', closed: true }] },
  ],
  ['INVALID_TIME_SCHEDULE', 'specialHours', { specialHours: [{ startDate: '2026-12-25' }] }],
  ['OVERLAPPED_SPECIAL_HOURS', 'specialHours', { specialHours: [christmas, christmas] }],
  [
    'PROFILE_DESCRIPTION_CONTAINS_URL',
    'profile.description',
    { description: 'See www.harbour.example' },
  ],
  ['STRING_TOO_LONG', 'profile.description', { description: 'x'.repeat(751) }],
  ['INVALID_CHARACTERS', 'profile.description', { description: 'Call 0117 496 0123.' }],
  ['INVALID_INTERCHANGE_CHARACTERS', 'profile.description', { description: 'Books\u0007' }],
  [
    'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION',
    'profile.description',
    { description: 'Rooms by the water.', ...categories('gcid:hotel') },
    categories('gcid:hotel'),
  ],
  ['OPENING_DATE_TOO_FAR_IN_THE_FUTURE', 'openInfo.openingDate', { openingDate: '2027-03-03' }],
  ['OPENING_DATE_MISSING_YEAR_OR_MONTH', 'openInfo.openingDate', { openingDate: '2012' }],
  ['OPENING_DATE_BEFORE_1AD', 'openInfo.openingDate', { openingDate: '0000-01-01' }],
  ['INVALID_BUSINESS_OPENING_DATE', 'openInfo.openingDate', { openingDate: '2012-02-30' }],
  [
    'CANNOT_REOPEN',
    'openInfo.status',
    { openStatus: 'OPEN' },
    { openStatus: 'CLOSED_PERMANENTLY' },
  ],
  ['INVALID_CATEGORY', 'categories', categories('gcid:nothing')],
  ['INVALID_LOCATION_CATEGORY', 'categories', categories('gcid:book_store', 'gcid:book_store')],
  [
    'TOO_MANY_VALUES',
    'categories',
    categories('gcid:book_store', ...Array.from({ length: 10 }, (_, index) => `gcid:${index}`)),
  ],
  [
    'STOREFRONT_REQUIRED_FOR_CATEGORY',
    'categories',
    { ...visiting, ...categories('gcid:museum') },
    visiting,
  ],
  [
    'INVALID_CATEGORY_FOR_SAB',
    'categories',
    { ...visiting, ...categories('gcid:museum') },
    visiting,
  ],
  ['SERVICE_ITEM_WITH_NO_SERVICE_TYPE_ID', 'serviceItems', services(service(''))],
  ['INVALID_SERVICE_ITEM', 'serviceItems', services(service('job_type_id:nothing'))],
  [
    'SERVICE_TYPE_ID_DUPLICATE',
    'serviceItems',
    services(service('job_type_id:payroll'), service('job_type_id:payroll')),
  ],
  ['FREE_FORM_SERVICE_ITEM_WITH_NO_CATEGORY_ID', 'serviceItems', services(ownService('Talk', ''))],
  ['INVALID_CATEGORY', 'serviceItems', services(ownService('Talk', 'gcid:museum'))],
  ['SERVICE_ITEM_LABEL_NO_DISPLAY_NAME', 'serviceItems', services(ownService(' '))],
  [
    'SERVICE_ITEM_LABEL_DUPLICATE_DISPLAY_NAME',
    'serviceItems',
    services(ownService('Talk'), ownService('Talk ')),
  ],
  ['STRING_TOO_LONG', 'serviceItems', services(ownService('x'.repeat(141)))],
  ['SERVICE_ITEM_LABEL_INVALID_UTF8', 'serviceItems', services(ownService('Ta\uD800lk'))],
  [
    'INVALID_LOCATION_CATEGORY',
    'serviceItems',
    services(ownService('Talk')),
    {},
    { servicesBlocked: true },
  ],
  [
    'STALE_DATA',
    'serviceItems',
    services(ownService('Talk')),
    {},
    { changedSince: ['serviceItems', 'title'] },
  ],
  [
    'ATTRIBUTE_PROVIDER_URL_NOT_ALLOWED',
    'attributes/url_facebook',
    { socialProfiles: { facebook: 'https://www.instagram.com/harbour' } },
  ],
];

describe("the provider's reasons @DET-3", () => {
  test.each(refused)('%s at %s: %j', (...row) => {
    const [reason, field, next, live = {}, circumstances = {}]: Row = row;
    const before = plainProfile(live);
    const errors = validateChange(before, { ...before, ...next }, [field], circumstances);
    expect(errors).toContainEqual({ field, reason, message: expect.stringMatching(/\w.*\.$/s) });
    expect(new Set(errors.map((error) => error.reason)).size).toBe(errors.length);
  });

  test.each(['unverified', 'suspended'] as const)('a %s profile refuses every edit', (standing) => {
    const errors = validateChange(plain, plain, providerFields, { standing });
    expect(errors.map(({ field }) => field)).toEqual(providerFields);
    expect(new Set(errors.map(({ reason }) => reason))).toEqual(new Set(['UNVERIFIED_LOCATION']));
  });

  test('all errors are reported together', () => {
    const next = { title: 'BEST BOOKS', websiteUri: 'https://bit.ly/x', ...phones('12', '13') };
    const errors = validateChange(plain, plainProfile(next), [
      'title',
      'websiteUri',
      'phoneNumbers',
    ]);
    expect(errors.map(({ reason }) => reason)).toEqual([
      'FORBIDDEN_WORDS',
      'INVALID_CHARACTERS',
      'URL_PROVIDER_NOT_ALLOWED',
      'INVALID_PHONE_NUMBER',
    ]);
  });
});

test('services that Google changed before our attempt are up to date', () => {
  const next = plainProfile(services(ownService('Talk')));
  expect(
    validateChange(plain, next, ['serviceItems', 'title'], { changedSince: ['title'] }),
  ).toEqual([]);
});

/** Leaves out lodging and profiles without hours, which have separate tests above. */
const sound = generateProfiles({ seed: 8, count: 90, today: '2026-03-02' }).filter(
  ({ openStatus, regularHours, categories: { primary } }) =>
    openStatus === 'OPEN' && regularHours.length > 0 && !isLodging(primary),
);

test.each(providerFields)('an ordinary change of %s is accepted', (field) => {
  const passing = sound.filter((live) => {
    const next = fields[field].write(live, generateValue(live, field));
    return validateChange(live, next, [field]).length === 0;
  });
  // A generated digit can make the number invalid.
  expect(passing.length).toBeGreaterThan(sound.length * (field === 'phoneNumbers' ? 0.8 : 0.99));
});
