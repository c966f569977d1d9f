import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { currentPatchAttempts } from '../../patch-attempts/queries/list.ts';
import { updateLocation } from './update.ts';

const before = plainProfile();
const address = before.storefrontAddress;
const periods = [
  { open_day: 'SATURDAY', open_time: '22:00', close_day: 'SUNDAY', close_time: '02:00' },
] as const;
const special_periods = [{ start_date: '2026-12-25', closed: true }];

const accepted: readonly [LocationPatch, Partial<Profile>, readonly ProviderField[]][] = [
  [{ name: '  Quay Books ' }, { title: 'Quay Books' }, ['title']],
  [{ store_code: 'Q-1' }, { storeCode: 'Q-1' }, ['storeCode']],
  [{ store_code: '' }, { storeCode: null }, ['storeCode']],
  [{ description: ' Books. ' }, { description: 'Books.' }, ['profile.description']],
  [{ description: null }, { description: null }, ['profile.description']],
  [{ date_established: '2026-09-01' }, { openingDate: '2026-09-01' }, ['openInfo.openingDate']],
  [{ date_established: null }, { openingDate: null }, ['openInfo.openingDate']],
  [{ status: 'closed_temporarily' }, { openStatus: 'CLOSED_TEMPORARILY' }, ['openInfo.status']],
  [{ website_url: 'https://new.example' }, { websiteUri: 'https://new.example' }, ['websiteUri']],
  [{ website_url: '' }, { websiteUri: null }, ['websiteUri']],
  [
    { service_areas: [{ place_id: 'p1', name: 'Bath' }] },
    { serviceArea: [{ placeId: 'p1', placeName: 'Bath' }] },
    ['serviceArea.places'],
  ],
  [
    { phone_number: ' 0117 496 0999 ' },
    { phoneNumbers: { primaryPhone: '0117 496 0999', additionalPhones: [] } },
    ['phoneNumbers'],
  ],
  [
    { additional_phone_numbers: ['+44 117 496 0888'] },
    { phoneNumbers: { primaryPhone: '+44 117 496 0123', additionalPhones: ['+44 117 496 0888'] } },
    ['phoneNumbers'],
  ],
  [
    { phone_number: null },
    { phoneNumbers: { primaryPhone: null, additionalPhones: [] } },
    ['phoneNumbers'],
  ],
  [
    { street_address_1: '1 Quay', street_address_2: 'Unit 4', locality: 'Bath' },
    {
      storefrontAddress: address && {
        ...address,
        addressLines: ['1 Quay', 'Unit 4'],
        locality: 'Bath',
      },
    },
    ['storefrontAddress'],
  ],
  [
    { administrative_area: 'Avon', postal_code: 'BA1 1AA', region_code: 'GB' },
    {
      storefrontAddress: address && {
        ...address,
        administrativeArea: 'Avon',
        postalCode: 'BA1 1AA',
      },
    },
    ['storefrontAddress'],
  ],
  [{ has_storefront_address: true }, {}, []],
  [{ lat: 51.5 }, { latlng: { latitude: 51.5, longitude: -2.5985 } }, ['latlng']],
  [{ lat: 51.5, lng: -2.5 }, { latlng: { latitude: 51.5, longitude: -2.5 } }, ['latlng']],
  [{ lat: null, lng: null }, { latlng: null }, ['latlng']],
  [
    { opening_hours: { periods: [...periods], special_periods } },
    {
      regularHours: [
        { openDay: 'SATURDAY', openTime: '22:00', closeDay: 'SUNDAY', closeTime: '02:00' },
      ],
      specialHours: [{ startDate: '2026-12-25', closed: true }],
    },
    ['regularHours', 'specialHours'],
  ],
  [{ opening_hours: null }, { regularHours: [] }, ['regularHours']],
  [{ name: before.title, website_url: before.websiteUri }, {}, []],
  [{}, {}, []],
];

test.each(accepted)('%j is saved and sent, and no other field is @DET-2', (patch, ours, sent) => {
  const { deps, actor, id, row, live, told } = createLocationFixture();
  updateLocation(deps, actor(), { id, patch });
  expect(row(id).profile).toEqual({ ...before, ...ours });
  expect(live(id)).toEqual(before);
  const attempts = currentPatchAttempts(deps, actor(), id);
  expect(attempts.map(({ fields }) => fields)).toEqual(sent.length > 0 ? [sent] : []);
  expect(told()).toEqual(sent.length > 0 ? ['patch-attempt.created'] : []);
});

test.each<[LocationPatch, object]>([
  [
    { label: 'Flagship', label_type: 'blue' },
    { label: 'Flagship', labelType: 'blue' },
  ],
  [
    { label: '', label_type: null },
    { label: null, labelType: null },
  ],
  [{ business_website_slug: 'quay' }, { websiteSlug: 'quay' }],
  [{ business_website_slug: '' }, { websiteSlug: null }],
])('%j is saved only here', (patch, expected) => {
  const { deps, actor, id, row, told, set } = createLocationFixture();
  set(id, { label: 'Old', labelType: 'red', websiteSlug: 'old' });
  const kept = row(id);
  updateLocation(deps, actor(), { id, patch });
  expect(row(id)).toEqual({ ...kept, ...expected });
  expect(told()).toEqual([]);
});

test('a business without a storefront can get one with its whole address @DET-2', () => {
  const { deps, actor, id, row } = createLocationFixture([
    { storefrontAddress: null, serviceArea: [{ placeId: 'p', placeName: 'Bristol' }] },
  ]);
  const patch = {
    has_storefront_address: true,
    street_address_1: '12 Harbour Street',
    locality: 'Bristol',
    postal_code: 'BS1 4RN',
    region_code: 'GB',
  };
  updateLocation(deps, actor(), { id, patch });
  expect(row(id).profile.storefrontAddress).toEqual(address);
  updateLocation(deps, actor(), { id, patch: { has_storefront_address: false } });
  expect(row(id).profile.storefrontAddress).toBeNull();
});

test('the columns for sorting and searching follow the profile', () => {
  const { deps, actor, id, row } = createLocationFixture();
  updateLocation(deps, actor(), { id, patch: { name: 'Café Quay', store_code: 'Q-1' } });
  expect(row(id)).toMatchObject({
    name: 'Café Quay',
    storeCode: 'Q-1',
    searchText: 'cafe quay q-1 12 harbour street, bristol bs1 4rn',
  });
});

test.each<[LocationPatch, readonly string[]]>([
  [{ name: ' ' }, ['name']],
  [{ name: 'Visit www.books.example' }, ['name']],
  [{ store_code: 'x'.repeat(60) }, ['store_code']],
  [{ description: 'See https://books.example' }, ['description']],
  [{ description: 'x'.repeat(751) }, ['description']],
  [{ date_established: '2026-02-30' }, ['date_established']],
  [{ date_established: '2027-03-03' }, ['date_established']],
  [{ website_url: 'books' }, ['website_url']],
  [{ phone_number: 'call us' }, ['phone_number']],
  [{ phone_number: '+44 1' }, ['phone_number']],
  [{ phone_number: '0117 496' }, ['phone_number']],
  [{ additional_phone_numbers: ['+44 117 496 0888', '12345'] }, ['additional_phone_numbers.1']],
  [
    { additional_phone_numbers: ['01174960880', '01174960881', '01174960882'] },
    ['additional_phone_numbers'],
  ],
  [{ street_address_1: 'PO Box 5' }, ['street_address_1']],
  [{ street_address_1: null }, ['street_address_1']],
  [{ street_address_1: '', street_address_2: 'Unit 4' }, ['street_address_1']],
  [{ region_code: null }, ['region_code']],
  [{ region_code: 'gb' }, ['region_code']],
  [{ has_storefront_address: false }, ['has_storefront_address']],
  [{ lat: 91 }, ['lat']],
  [{ lat: 5, lng: null }, ['lng']],
  [
    { service_areas: Array.from({ length: 21 }, (_, n) => ({ place_id: `p${n}`, name: 'P' })) },
    ['service_areas'],
  ],
  [{ opening_hours: { periods: [], special_periods } }, ['opening_hours.special_periods']],
  [
    { opening_hours: { periods: [...periods, ...periods], special_periods: [] } },
    ['opening_hours.periods.1'],
  ],
  [
    {
      opening_hours: {
        periods: [...periods],
        special_periods: [{ start_date: '2026-02-30', closed: true }, { start_date: '2026-03-01' }],
      },
    },
    ['opening_hours.special_periods.0', 'opening_hours.special_periods.1'],
  ],
])('%j is refused at %j, and nothing changes @DET-2', (patch, paths) => {
  const { deps, actor, id, row, told } = createLocationFixture();
  const kept = row(id);
  expect(errorPaths(() => updateLocation(deps, actor(), { id, patch }))).toEqual(paths);
  expect(row(id)).toEqual(kept);
  expect(told()).toEqual([]);
});

test.each<[LocationPatch, readonly string[]]>([
  [{ has_storefront_address: true }, ['street_address_1', 'region_code']],
  [{ has_storefront_address: true, locality: 'Bath', region_code: 'GB' }, ['street_address_1']],
  [{ service_areas: [] }, ['service_areas']],
  [{ lat: 51.5 }, ['lng']],
  [{ lng: -2.5 }, ['lat']],
  [{ phone_number: '0117 496 0123' }, ['phone_number']],
])('without a storefront %j is refused at %j @DET-2', (patch, paths) => {
  const { deps, actor, id, row } = createLocationFixture([
    {
      storefrontAddress: null,
      latlng: null,
      serviceArea: [{ placeId: 'p', placeName: 'Bristol' }],
    },
  ]);
  const kept = row(id);
  expect(errorPaths(() => updateLocation(deps, actor(), { id, patch }))).toEqual(paths);
  expect(row(id)).toEqual(kept);
});

test('all errors are reported at once @DET-2', () => {
  const { deps, actor, id } = createLocationFixture();
  const patch = { name: '', description: '<b>', lat: 100, lng: 200, phone_number: '1' };
  expect(errorPaths(() => updateLocation(deps, actor(), { id, patch })).toSorted()).toEqual([
    'description',
    'lat',
    'lng',
    'name',
    'phone_number',
  ]);
});

test('a store code belongs to one location of an account, whatever its case', () => {
  const { deps, actor, ids } = createLocationFixture([
    { storeCode: 'HB-1' },
    { storeCode: 'HB-2' },
  ]);
  createAccount(deps, {
    persona: 'basic',
    clock: 'manual',
    profiles: [plainProfile()],
    locations: 1,
  });
  const [first, second] = ids as [LocationId, LocationId];
  const taken = () => updateLocation(deps, actor(), { id: second, patch: { store_code: 'hb-1' } });
  expect(errorPaths(taken)).toEqual(['store_code']);
  updateLocation(deps, actor(), { id: second, patch: { store_code: 'HB-2' } });
  updateLocation(deps, actor(), { id: second, patch: { store_code: 'hb-2' } });
  updateLocation(deps, actor(), { id: first, patch: { store_code: null } });
  expect(taken).not.toThrow();
  // Store codes are unique per account.
  const elsewhere = { store_code: plainProfile().storeCode };
  expect(() => updateLocation(deps, actor(), { id: first, patch: elsewhere })).not.toThrow();
});

test('an unmanaged profile is saved here and not sent', () => {
  const { deps, actor, id, row, told, set, attempts } = createLocationFixture();
  set(id, { managementStatus: 'disabled' });
  updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  expect(row(id).name).toBe('Quay Books');
  expect(attempts(id)).toEqual([]);
  expect(told()).toEqual([]);
});

function errorPaths(attempt: () => void): readonly string[] {
  try {
    attempt();
  } catch (error) {
    const { kind } = error as { kind?: { status: number; errors?: object } };
    if (kind?.status === 422) return Object.keys(kind.errors ?? {});
    throw error;
  }
  throw new Error('The change was accepted');
}
