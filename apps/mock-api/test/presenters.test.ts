import { withoutOptionalValues } from '@placekeeper/contracts/testing/plain-profile';
import { expect, test } from 'vitest';
import { isoTime } from '../src/domain/clock.ts';
import { showUpdate } from '../src/domain/google-updates/queries/list.ts';
import { receiveChange } from '../src/domain/google-updates/commands/receive.ts';
import { resolveUpdate } from '../src/domain/google-updates/commands/resolve.ts';
import { viewLocation } from '../src/domain/locations/queries/view.ts';
import { presentUpdate } from '../src/present/google-update.ts';
import { presentLocation } from '../src/present/location.ts';
import { manualStart } from '../src/seed/create-account.ts';
import { createLocationFixture, type LocationFixture } from '../src/testing/location-fixture.ts';

const presented = ({ deps, actor, id }: LocationFixture) =>
  presentLocation(viewLocation(deps, actor(), id));

test("a location presents its profile under the platform's names @ENT-1", () => {
  const fixture = createLocationFixture([
    {
      phoneNumbers: { primaryPhone: '+44 117 496 0123', additionalPhones: ['+44 117 496 0124'] },
      categories: { primary: 'gcid:hotel', additional: ['gcid:of_tomorrow'] },
      storefrontAddress: {
        addressLines: ['12 Harbour Street', 'Floor 2', 'Unit 4'],
        locality: 'Bristol',
        administrativeArea: 'Avon',
        postalCode: 'BS1 4RN',
        regionCode: 'GB',
      },
      regularHours: [
        { openDay: 'SATURDAY', openTime: '22:00', closeDay: 'SUNDAY', closeTime: '02:00' },
      ],
      specialHours: [{ startDate: '2026-12-25', closed: true }],
      openStatus: 'CLOSED_TEMPORARILY',
      serviceItems: [
        { structuredServiceItem: { serviceTypeId: 'job_type_id:repair', displayName: 'Repairs' } },
        { freeFormServiceItem: { category: 'gcid:hotel', displayName: 'Late supper' } },
      ],
      serviceArea: [{ placeId: 'p1', placeName: 'Bath' }],
      socialProfiles: { facebook: 'https://www.facebook.com/harbour' },
    },
  ]);
  const address = {
    street_address_1: '12 Harbour Street',
    street_address_2: 'Floor 2, Unit 4',
    locality: 'Bristol',
    administrative_area: 'Avon',
    postal_code: 'BS1 4RN',
    region_code: 'GB',
  };
  const repairs = {
    type: 'structured',
    service_type_id: 'job_type_id:repair',
    display_name: 'Repairs',
  };
  const supper = { type: 'free_form', category_id: 'gcid:hotel', display_name: 'Late supper' };
  expect(presented(fixture)).toMatchObject({
    ...address,
    name: 'Harbour Books',
    store_code: 'HB-001',
    status: 'closed_temporarily',
    description: 'New and second-hand books by the water.',
    date_established: '2012-04-01',
    has_storefront_address: true,
    formatted_address: '12 Harbour Street, Floor 2, Unit 4, Bristol BS1 4RN',
    addresses: [address],
    lat: 51.4496,
    lng: -2.5985,
    phone_number: '+44 117 496 0123',
    phone_numbers: [
      { phone_number: '+44 117 496 0123', type: 'primary' },
      { phone_number: '+44 117 496 0124', type: 'additional' },
    ],
    website_url: 'https://harbour-books.example/bristol',
    opening_hours: {
      periods: [
        { open_day: 'SATURDAY', open_time: '22:00', close_day: 'SUNDAY', close_time: '02:00' },
      ],
      special_periods: [{ start_date: '2026-12-25', closed: true }],
    },
    primary_category: { id: 'gcid:hotel', title: 'hotel', pivot: { primary: true } },
    additional_categories: [
      { id: 'gcid:of_tomorrow', display_name: 'gcid:of_tomorrow', pivot: { primary: false } },
    ],
    categories: [{ id: 'gcid:hotel' }, { id: 'gcid:of_tomorrow' }],
    is_lodging_location: true,
    google_services: [repairs, supper],
    structured_services: [repairs],
    free_form_services: [supper],
    service_areas: [{ place_id: 'p1', name: 'Bath' }],
    social_profiles: { facebook: 'https://www.facebook.com/harbour' },
    gbp_management_status: 'enabled',
    has_unresolved_updates: false,
    has_failed_patch_attempts: false,
    google_update_behaviour: 'no-action',
    created_at: isoTime(manualStart),
    imported_at: isoTime(manualStart),
    cid: '4611686018427387904',
    url: 'https://maps.google.com/maps?cid=4611686018427387904',
    owner: { id: fixture.token.id, email: 'nina.lindqvist@example.com' },
    tags: [],
  });
});

test('missing values are null or an empty list', () => {
  const fixture = createLocationFixture([withoutOptionalValues]);
  fixture.set(fixture.id, { tokenId: null, lastCheckedAt: null });
  expect(presented(fixture)).toMatchObject({
    store_code: null,
    phone_number: null,
    phone_numbers: [],
    has_storefront_address: false,
    street_address_1: null,
    region_code: null,
    formatted_address: null,
    addresses: [],
    website_url: null,
    opening_hours: { periods: [], special_periods: [] },
    description: null,
    date_established: null,
    lat: null,
    lng: null,
    is_lodging_location: false,
    owner: null,
    last_checked_for_google_updates: null,
  });
});

test('an update presents our value, the live value, and its resolution @UPD-1', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id } = fixture;
  receiveChange(deps, actor(), {
    locationId: id,
    type: 'google',
    field: 'websiteUri',
    value: null,
  });
  const [row] = fixture.updates(id);
  if (!row) throw new Error('No update came');
  const show = () => presentUpdate(showUpdate(deps, actor(), row.id));
  const update = {
    id: row.id,
    location: {
      id,
      name: 'Harbour Books',
      store_code: 'HB-001',
      formatted_address: '12 Harbour Street, Bristol BS1 4RN',
    },
    type: 'google',
    field_name: 'websiteUri',
    platform_value: 'https://harbour-books.example/bristol',
    update_value: null,
    change_action: 'removed',
    created_at: isoTime(manualStart),
  };
  expect(show()).toMatchObject({ ...update, resolution: null });
  fixture.advance(1000);
  resolveUpdate(deps, actor(), row.id, 'dismiss');
  expect(show()).toMatchObject({
    ...update,
    resolution: { resolved_action: 'dismissed', resolved_at: isoTime(manualStart + 1000) },
  });
});
