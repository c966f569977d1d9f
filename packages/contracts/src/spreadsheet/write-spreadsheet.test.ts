import { expect, test } from 'vitest';
import type { PartialLocation } from '../model/location.ts';
import { LocationId } from '../core/id.ts';
import { plainAddress } from '../testing/plain-profile.ts';
import { columns } from './columns.ts';
import { readCsv } from './csv.ts';
import { sheetProfileOf } from './sheet-profile.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const category = (name: string) => ({
  id: `gcid:${name}`,
  title: name,
  display_name: name,
  created_at: null,
});
const location: PartialLocation = {
  id: LocationId.parse(7),
  name: 'Harbour Books',
  store_code: 'HB-1',
  has_storefront_address: true,
  ...plainAddress,
  street_address_2: 'First Floor',
  administrative_area: 'Avon',
  lat: 51.5,
  lng: -2.5,
  phone_number: '0117 496 0123',
  phone_numbers: [
    { phone_number: '0117 496 0123', type: 'primary' },
    { phone_number: '0117 496 0124', type: 'additional' },
    { phone_number: '0117 496 0125', type: 'additional' },
  ],
  website_url: 'https://harbour-books.example/',
  primary_category: category('Book store'),
  additional_categories: [category('Café'), category('Library')],
  opening_hours: {
    periods: [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    special_periods: [{ start_date: '2026-12-25', closed: true }],
  },
  description: 'Books, "new" and old.',
  date_established: '2012-04-01',
  label: 'Flagship',
};

function cellsOf(text: string): readonly (readonly [string, string | undefined])[] {
  const [header, row] = readCsv(text).rows;
  return (header?.cells ?? []).map((name, index) => [name, row?.cells[index]] as const);
}
const filled = (location_: PartialLocation) =>
  Object.fromEntries(
    cellsOf(writeSpreadsheet([sheetProfileOf(location_)])).filter(([, cell]) => cell !== ''),
  );

test('each field of a location is written in its column @LOC-7', () => {
  expect(filled(location)).toEqual({
    'Store code': 'HB-1',
    'Business name': 'Harbour Books',
    'Address line 1': '12 Harbour Street',
    'Address line 2': 'First Floor',
    Locality: 'Bristol',
    'Administrative area': 'Avon',
    'Country / Region': 'GB',
    'Postal code': 'BS1 4RN',
    Latitude: '51.5',
    Longitude: '-2.5',
    'Primary phone': '0117 496 0123',
    'Additional phones': '0117 496 0124, 0117 496 0125',
    Website: 'https://harbour-books.example/',
    'Primary category': 'Book store',
    'Additional categories': 'Café, Library',
    'Monday hours': '09:00-17:00',
    ...Object.fromEntries(
      ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        `${day} hours`,
        'x',
      ]),
    ),
    'Special hours': '2026-12-25: x',
    'From the business': 'Books, "new" and old.',
    'Opening date': '2012-04-01',
  });
});

test.each<[what: string, address: Partial<PartialLocation>, written: object]>([
  ['that the location denies', { has_storefront_address: false }, {}],
  [
    'without any part but the country',
    { street_address_1: '', street_address_2: null, locality: '', postal_code: null },
    {},
  ],
  [
    'of which only the town is known',
    { street_address_1: null, street_address_2: null, postal_code: null, region_code: null },
    { Locality: 'Bristol' },
  ],
])('an address %s @LOC-7', (_, address, written) => {
  const { id, name } = location;
  const bare = { id, name, ...plainAddress, ...address };
  expect(filled(bare)).toEqual({ 'Business name': name, ...written });
});

test('half a pin is not written', () => {
  expect(filled({ ...location, lat: null })).not.toHaveProperty('Longitude');
  expect(filled({ ...location, lng: null })).not.toHaveProperty('Latitude');
});

test('known labels of Google have a column, which one profile without them omits @LOC-7', () => {
  const profile = { ...sheetProfileOf(location), labels: ['South West', 'Flagship'] };
  expect(cellsOf(writeSpreadsheet([profile])).at(-1)).toEqual(['Labels', 'South West, Flagship']);
  const mixed = cellsOf(writeSpreadsheet([profile, sheetProfileOf(location)]));
  expect(mixed.map(([name]) => name)).toEqual(columns.slice(0, -1));
});

test('read-only columns follow, guarded against formulas @LOC-7', () => {
  const readOnly = {
    'Tags (read-only)': '=North',
    'Management (read-only)': 'Managed',
    'Google profile (read-only)': '',
  };
  const cells = cellsOf(writeSpreadsheet([sheetProfileOf(location)], [readOnly]));
  expect(cells.slice(-3)).toEqual([
    ['Tags (read-only)', "'=North"],
    ['Management (read-only)', 'Managed'],
    ['Google profile (read-only)', ''],
  ]);
});
