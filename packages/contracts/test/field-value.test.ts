import { describe, expect, test } from 'vitest';
import { decode } from '../src/core/decode.ts';
import type { ProviderField } from '../src/rules/provider-fields.ts';
import { fieldValues } from '../src/model/field-value.ts';
import { period } from '../src/testing/hours.ts';

function read(field: ProviderField, data: unknown): unknown {
  const decoded = decode(fieldValues[field], data);
  return decoded.ok ? decoded.value : 'unread';
}

const noPhones = { primary_phone: null, additional_phones: [] };
const street = {
  street_address_1: 'Hohe Straße 14',
  street_address_2: null,
  locality: 'Köln',
  administrative_area: null,
  postal_code: '50667',
  region_code: 'DE',
};
const monday = period('MONDAY', '00:00', '18:30');

describe('@UPD-8 values in the shape of Google’s API', () => {
  test.each<[field: ProviderField, data: unknown, value: unknown]>([
    [
      'phoneNumbers',
      { primaryPhone: '+49 1', additionalPhones: ['+49 2'] },
      { primary_phone: '+49 1', additional_phones: ['+49 2'] },
    ],
    ['phoneNumbers', { primaryPhone: '+49 1' }, { ...noPhones, primary_phone: '+49 1' }],
    ['phoneNumbers', '+49 1', { ...noPhones, primary_phone: '+49 1' }],
    ['phoneNumbers', null, noPhones],
    ['phoneNumbers', { fax: '1' }, 'unread'],
    [
      'categories',
      {
        primaryCategory: { name: 'categories/gcid:cafe', displayName: 'Café', serviceTypes: [] },
        additionalCategories: [{ name: 'categories/gcid:book_store' }],
      },
      {
        primary: { id: 'gcid:cafe', name: 'Café' },
        additional: [{ id: 'gcid:book_store', name: 'Book store' }],
      },
    ],
    [
      'categories',
      { primary_category: { id: 12, title: 'Spa', display_name: 'Day spa' } },
      { primary: { id: '12', name: 'Day spa' }, additional: [] },
    ],
    ['categories', null, { primary: null, additional: [] }],
    [
      'storefrontAddress',
      {
        regionCode: 'DE',
        postalCode: '50667',
        locality: 'Köln',
        addressLines: ['Hohe Straße 14', 'Hinterhaus', '2. OG'],
      },
      { ...street, street_address_2: 'Hinterhaus, 2. OG' },
    ],
    [
      'storefrontAddress',
      { ...street, sublocality: 'Altstadt' },
      { ...street, sublocality: 'Altstadt' },
    ],
    ['storefrontAddress', null, null],
    ['storefrontAddress', { planet: 'Mars' }, 'unread'],
    [
      'regularHours',
      {
        periods: [
          {
            openDay: 'MONDAY',
            openTime: [],
            closeDay: 'MONDAY',
            closeTime: { hours: 18, minutes: 30 },
          },
        ],
      },
      [monday],
    ],
    [
      'regularHours',
      { regularHours: { periods: [{ ...monday, open_time: '0:00', close_time: '18:30:00' }] } },
      [monday],
    ],
    ['regularHours', null, []],
    [
      'specialHours',
      {
        specialHourPeriods: [{ startDate: { year: 2026, month: 12, day: 25 }, closed: true }],
      },
      [{ start_date: '2026-12-25', closed: true }],
    ],
    ['openInfo.openingDate', { year: 2009, month: 5, day: 1 }, '2009-05-01'],
    ['openInfo.openingDate', { year: 2010, month: 6 }, '2010-06'],
    ['openInfo.openingDate', { year: 2010 }, '2010'],
    ['openInfo.openingDate', { openingDate: { year: 2010 } }, '2010'],
    ['openInfo.status', 'CLOSED_PERMANENTLY', 'closed_permanently'],
    ['openInfo.status', { status: 'OPEN' }, 'open'],
    ['openInfo.status', 'MOVED', 'MOVED'],
    ['profile.description', { description: 'Bread' }, 'Bread'],
    [
      'serviceItems',
      [
        { structuredServiceItem: { serviceTypeId: 'job_type_id:wedding_cakes' } },
        {
          freeFormServiceItem: {
            category: 'categories/gcid:bakery',
            label: { displayName: 'Torten', description: 'Mit Sahne' },
          },
          price: { currencyCode: 'EUR', units: '12', nanos: 500_000_000 },
        },
      ],
      [
        { type: 'structured', id: 'job_type_id:wedding_cakes', name: 'Wedding cakes' },
        {
          type: 'free_form',
          id: 'gcid:bakery',
          name: 'Torten',
          details: '12.5 EUR, Mit Sahne',
        },
      ],
    ],
    ['serviceItems', null, []],
    [
      'serviceArea.places',
      { placeInfos: [{ placeId: 'a', placeName: 'Augsburg' }] },
      [{ place_id: 'a', name: 'Augsburg' }],
    ],
    [
      'serviceArea.places',
      {
        businessType: 'CUSTOMER_LOCATION_ONLY',
        places: { placeInfos: [{ placeId: 'a', placeName: 'Augsburg' }] },
      },
      [{ place_id: 'a', name: 'Augsburg' }],
    ],
    ['serviceArea.places', null, []],
    ['latlng', { lat: '48.1', lng: 11.5 }, { latitude: 48.1, longitude: 11.5 }],
    [
      'attributes/url_facebook',
      { name: 'attributes/url_facebook', uriValues: [{ uri: 'https://facebook.com/a' }] },
      'https://facebook.com/a',
    ],
  ])('%s %j', (field, data, value) => {
    if (typeof value === 'object' && value !== null) expect(read(field, data)).toMatchObject(value);
    else expect(read(field, data)).toBe(value);
  });
});
