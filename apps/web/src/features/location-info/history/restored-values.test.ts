import { historyFields } from '@placekeeper/contracts/model/field-history';
import { period } from '@placekeeper/contracts/testing/hours';
import { expect, test } from 'vitest';
import { whereToEdit, restoredValues } from './restored-values.ts';

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
])('%s is restored as a form value @DET-2', (field, value, restored) => {
  expect(restoredValues(field, value)).toEqual(restored);
});

test('restoring a week replaces its seven days and keeps the special days @DET-2', () => {
  const monday = period('MONDAY', '09:00', '17:00');
  const restored = restoredValues('regularHours', [monday]);
  expect(restored?.hours).toHaveLength(7);
  expect(restored?.hours?.[0]).toMatchObject({ mode: 'hours' });
  expect(restored).not.toHaveProperty('special_days');
});

test('a field of another form is not restored and names its form @DET-2', () => {
  const elsewhere = historyFields.filter((field) => restoredValues(field, null) === null);
  expect(elsewhere).toContain('serviceItems');
  expect(whereToEdit('serviceItems')).toBe('Edit services in the Services tab.');
  expect(whereToEdit('attributes/url_facebook')).toBe('Edit links in the Social profiles tab.');
  expect(whereToEdit('new.field')).toBe('This version of Placekeeper doesn’t support this field.');
});

test('a value that does not match its field is not restored @UPD-9', () => {
  expect(restoredValues('phoneNumbers', { fax: '1' })).toBeNull();
  expect(restoredValues('title', [7])).toBeNull();
});
