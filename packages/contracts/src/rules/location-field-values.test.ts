import { expect, test } from 'vitest';
import { decode } from '../core/decode.ts';
import { historyFields } from '../model/field-history.ts';
import { Location } from '../model/location.ts';
import { fieldEdits, locationFieldValues } from './location-field-values.ts';
import { socialField, socialNetworks } from './provider-fields.ts';

function location(answer: Record<string, unknown>): Location {
  const decoded = decode(Location, { id: 1, name: 'Quay Books', ...answer });
  if (!decoded.ok) throw new Error('The location is unreadable.');
  return decoded.value;
}

const address = {
  street_address_1: '1 Quay',
  street_address_2: 'Floor 2',
  locality: 'Bristol',
  administrative_area: 'England',
  postal_code: 'BS1 4DJ',
  region_code: 'GB',
};

test("a location's values have the shape of updates @DET-2", () => {
  const values = locationFieldValues(
    location({
      store_code: 'Q-1',
      phone_number: '+44 117 496 0123',
      phone_numbers: [
        { phone_number: '+44 117 496 0123', type: 'primary' },
        { phone_number: '+44 117 496 0124', type: 'additional' },
      ],
      primary_category: { id: 'gcid:book_store', display_name: 'Book shop' },
      additional_categories: [{ id: 'gcid:cafe', display_name: 'Café' }],
      has_storefront_address: true,
      ...address,
      lat: 51.4,
      lng: -2.6,
      structured_services: [
        { type: 'structured', service_type_id: 'job_type_id:repair', display_name: 'Repair' },
      ],
      free_form_services: [
        { type: 'free_form', category_id: 'gcid:book_store', display_name: 'Advice' },
      ],
      social_profiles: Object.fromEntries(
        socialNetworks.map((network) => [network, `https://${network}.example/quay`]),
      ),
      label: 'Flagship',
    }),
  );
  expect(values).toMatchObject({
    title: 'Quay Books',
    storeCode: 'Q-1',
    phoneNumbers: {
      primary_phone: '+44 117 496 0123',
      additional_phones: ['+44 117 496 0124'],
    },
    categories: {
      primary: { id: 'gcid:book_store', name: 'Book shop' },
      additional: [{ id: 'gcid:cafe', name: 'Café' }],
    },
    storefrontAddress: address,
    latlng: { latitude: 51.4, longitude: -2.6 },
    serviceItems: [
      { type: 'structured', id: 'job_type_id:repair', name: 'Repair' },
      { type: 'free_form', id: 'gcid:book_store', name: 'Advice' },
    ],
    ...Object.fromEntries(
      socialNetworks.map((network) => [socialField(network), `https://${network}.example/quay`]),
    ),
    label: 'Flagship',
  });
});

test('a field that the platform omits is unknown, not empty @UPD-9', () => {
  const { title, ...others } = locationFieldValues(location({}));
  expect(title).toBe('Quay Books');
  expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
  const half = [
    { primary_category: null },
    { additional_categories: [] },
    { structured_services: [] },
    { free_form_services: [] },
    { lat: 51.4 },
    { lng: -2.6 },
  ];
  for (const part of half) {
    const { categories, serviceItems, latlng } = locationFieldValues(location(part));
    expect({ categories, serviceItems, latlng }).toEqual({});
  }
});

test('a field without a value is empty, not unknown @DET-2', () => {
  const values = locationFieldValues(
    location({
      phone_number: null,
      primary_category: null,
      additional_categories: [],
      has_storefront_address: false,
      ...address,
      opening_hours: null,
      lat: null,
      lng: null,
      structured_services: [],
      free_form_services: [],
      social_profiles: {},
    }),
  );
  expect(values).toMatchObject({
    phoneNumbers: { primary_phone: null, additional_phones: [] },
    categories: { primary: null, additional: [] },
    storefrontAddress: null,
    regularHours: [],
    specialHours: [],
    latlng: null,
    serviceItems: [],
    'attributes/url_tiktok': null,
  });
});

test.each([
  { lat: 51.4, lng: null },
  { lat: null, lng: -2.6 },
])('an incomplete map pin has no value: %o @DET-2', (half) => {
  expect(locationFieldValues(location(half)).latlng).toBeNull();
});

test('an edit is the difference of two known values @DET-2', () => {
  const before = location({ store_code: 'Q-1', label: 'Flagship' });
  const after = location({ store_code: 'Q-2', description: 'Books and maps.' });
  expect(fieldEdits(before, after, historyFields)).toEqual([
    { field: 'storeCode', before: 'Q-1', after: 'Q-2' },
  ]);
  expect(fieldEdits(before, after, ['title', 'label'])).toEqual([]);
});
