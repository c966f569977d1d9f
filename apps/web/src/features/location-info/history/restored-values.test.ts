import { historyFields } from '@placekeeper/contracts/model/field-history';
import { expect, test } from 'vitest';
import { placeOf, restoredValues } from './restored-values.ts';

test.each<[string, unknown, object]>([
  ['title', 'Quay Books', { name: 'Quay Books' }],
  ['websiteUri', null, { website_url: '' }],
  ['label_type', 'teal', { label_type: 'teal' }],
  [
    'phoneNumbers',
    { primary_phone: '+44 20 7946 0025', additional_phones: ['+44 20 7946 0026'] },
    { phone_number: '+44 20 7946 0025', additional_phone_numbers: ['+44 20 7946 0026'] },
  ],
  ['latlng', { latitude: 51.5, longitude: -0.09 }, { lat: '51.5', lng: '-0.09' }],
  ['latlng', null, { lat: '', lng: '' }],
  [
    'categories',
    { primary: { id: 'gcid:dentist', name: 'Dentist' }, additional: [] },
    { categories: { primary: { id: 'gcid:dentist', name: 'Dentist' }, additional: [] } },
  ],
  [
    'serviceArea.places',
    [{ place_id: 'ChIJ1', name: 'Leeds' }],
    { service_areas: [{ place_id: 'ChIJ1', name: 'Leeds' }] },
  ],
  ['phoneNumbers', { primaryPhone: '1' }, { phone_number: '1', additional_phone_numbers: [] }],
  ['openInfo.status', 'OPEN', { status: 'open' }],
  ['storefrontAddress', null, { has_storefront_address: false }],
])('%s comes back as the form holds it @DET-2', (field, value, restored) => {
  expect(restoredValues(field, value)).toEqual(restored);
});

test('a week comes back as its seven days, and the special days stay as they are @DET-2', () => {
  const monday = {
    open_day: 'MONDAY',
    open_time: '09:00',
    close_day: 'MONDAY',
    close_time: '17:00',
  };
  const restored = restoredValues('regularHours', [monday]);
  expect(restored?.hours).toHaveLength(7);
  expect(restored?.hours?.[0]).toMatchObject({ mode: 'hours' });
  expect(restored).not.toHaveProperty('special_days');
});

test('what this form does not hold is not restored, and says where it is edited @DET-2', () => {
  const elsewhere = historyFields.filter((field) => restoredValues(field, null) === null);
  expect(elsewhere).toContain('serviceItems');
  expect(placeOf('serviceItems')).toBe('Services are edited on their own tab.');
  expect(placeOf('attributes/url_facebook')).toBe('Social profiles are edited on their own tab.');
  expect(placeOf('new.field')).toBe('This version does not know this field.');
});

test('a value that has not the shape of its field is left where it is @UPD-9', () => {
  expect(restoredValues('phoneNumbers', { fax: '1' })).toBeNull();
  expect(restoredValues('title', [7])).toBeNull();
});
