import { expect, test } from 'vitest';
import { columns, type Column } from '@placekeeper/contracts/spreadsheet/columns';
import { csvText } from '@placekeeper/contracts/spreadsheet/csv';
import { readProfiles } from './read-profiles.ts';

const today = '2026-10-01';

type Cells = Partial<Record<Column, string>>;

const shop: Cells = {
  'Store code': 'HSD-001',
  'Business name': 'Harbour Street Dental',
  'Address line 1': '12 Harbour Street',
  Locality: 'Bristol',
  'Country / Region': 'United Kingdom',
  'Postal code': 'BS1 5TY',
  'Primary category': 'Dentist',
};
const fileOf = (...rows: Cells[]) =>
  csvText([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
const read = (...rows: Cells[]) => readProfiles(fileOf(...rows), { today });

test('reads every column', () => {
  const { profiles, errors } = read({
    ...shop,
    'Address line 2': 'First Floor',
    'Sub-locality': 'Harbourside',
    'Administrative area': 'City of Bristol',
    Latitude: '51.4545',
    Longitude: '-2.5879',
    'Primary phone': '0117 496 0123',
    'Additional phones': '+441174960124, 0117 4960125',
    Website: 'https://www.harbour-street-dental.example/bristol',
    'Additional categories': 'Orthodontist, gcid:dental_clinic, orthodontist, Dentist',
    'Sunday hours': 'x',
    'Monday hours': '9:00AM-12:30PM, 13:30-17:00',
    'Friday hours': '18:00-02:00',
    'Special hours': '2026-12-25: x',
    'From the business': 'A dental practice.\nWith two "quiet" rooms.',
    'Opening date': '2019-06',
    Labels: 'South West, Flagship',
  });
  expect(errors).toEqual([]);
  expect(profiles).toEqual([
    {
      line: 2,
      profile: {
        title: 'Harbour Street Dental',
        storeCode: 'HSD-001',
        phoneNumbers: {
          primaryPhone: '+44 117 496 0123',
          additionalPhones: ['+44 117 496 0124', '+44 117 496 0125'],
        },
        categories: {
          primary: 'gcid:dentist',
          additional: ['gcid:orthodontist', 'gcid:dental_clinic'],
        },
        storefrontAddress: {
          addressLines: ['12 Harbour Street', 'First Floor', 'Harbourside'],
          locality: 'Bristol',
          administrativeArea: 'City of Bristol',
          postalCode: 'BS1 5TY',
          regionCode: 'GB',
        },
        websiteUri: 'https://www.harbour-street-dental.example/bristol',
        regularHours: [
          { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '12:30' },
          { openDay: 'MONDAY', openTime: '13:30', closeDay: 'MONDAY', closeTime: '17:00' },
          { openDay: 'FRIDAY', openTime: '18:00', closeDay: 'SATURDAY', closeTime: '02:00' },
        ],
        specialHours: [{ startDate: '2026-12-25', closed: true }],
        description: 'A dental practice.\nWith two "quiet" rooms.',
        openingDate: '2019-06-01',
        openStatus: 'OPEN',
        serviceItems: [],
        serviceArea: [],
        latlng: { latitude: 51.4545, longitude: -2.5879 },
        labels: ['South West', 'Flagship'],
        socialProfiles: {},
        attributes: {},
      },
    },
  ]);
});

test('a row without an address is a service area business', () => {
  const { profiles, errors } = read({
    'Store code': 'L-1',
    'Business name': 'Harbour Lock & Key',
    'Primary category': 'Locksmith',
    'Country / Region': 'GB',
    'Primary phone': '0117 496 0123',
  });
  expect(errors).toEqual([]);
  expect(profiles[0]?.profile).toMatchObject({
    storefrontAddress: null,
    phoneNumbers: { primaryPhone: '+44 117 496 0123' },
  });
});
