import { describe, expect, test } from 'vitest';
import type { BulkChanges } from '../bulk/bulk-changes.ts';
import { LocationId } from '../core/id.ts';
import { spreadsheetLimits } from '../rules/limits.ts';
import { period } from '../testing/hours.ts';
import { plainSheet } from '../testing/plain-sheet.ts';
import { csvText } from './csv.ts';
import { readSpreadsheetChanges } from './read-changes.ts';
import type { SheetProfile } from './sheet-profile.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const cafe = { id: 'gcid:cafe', name: 'Café' };
const library = { id: 'gcid:library', name: 'Library' };
const options = {
  today: '2026-10-01',
  findCategory: (name: string) => [cafe, library].find((category) => category.name === name),
};

function reading(text: string, ...profiles: readonly SheetProfile[]) {
  const locations = profiles.map((profile, index) => ({
    id: LocationId.parse(index + 1),
    profile,
  }));
  return readSpreadsheetChanges(text, locations, options);
}
function read(...args: Parameters<typeof reading>) {
  const result = reading(...args);
  if ('refused' in result) throw new Error(result.refused.join(' '));
  return result;
}
const messages = (...args: Parameters<typeof reading>) =>
  read(...args).errors.map(({ line, message }) => `${line}: ${message}`);

/** Reads a spreadsheet with one row of these cells, and returns what it changes at the location. */
function changeOf(cells: Readonly<Record<string, string>>, before: Partial<SheetProfile> = {}) {
  const text = csvText([
    ['Store code', ...Object.keys(cells)],
    ['BRS-1', ...Object.values(cells)],
  ]);
  const { changes, errors } = read(text, plainSheet(before));
  expect(errors).toEqual([]);
  return changes.get(LocationId.parse(1));
}

test.each([
  ['', 'The file is empty. Add a header row.'],
  ['"Store code', 'A quotation mark in this row is never closed.'],
  ['Website\nexample.com\n', 'The column “Store code” is missing from the header row.'],
  ['Store code,Colour\nBRS-1,Red\n', 'The file has no editable columns besides the store code.'],
  [
    `Store code,Website\n${'BRS-1,\n'.repeat(spreadsheetLimits.rows + 1)}`,
    'A file can have up to 25000 rows.',
  ],
])('a file is refused as a whole @BULK-3', (text, message) => {
  expect(reading(text, plainSheet())).toEqual({ refused: [message] });
});

describe('a changed row @BULK-3', () => {
  const christmas = { start_date: '2026-12-25', closed: true };
  const monday = period('MONDAY', '09:00', '17:00');
  const open = { periods: [monday], specialPeriods: [christmas] };
  const address = {
    street_address_1: '1 Quay',
    street_address_2: null,
    locality: 'Bristol',
    administrative_area: null,
    postal_code: 'BS1 4RN',
    region_code: 'GB',
  };

  test.each<
    [
      what: string,
      cells: Record<string, string>,
      before: Partial<SheetProfile>,
      change: BulkChanges | undefined,
    ]
  >([
    ['changes an address', { 'Address line 1': '1 Quay' }, {}, { set: address }],
    [
      'joins further address lines',
      { 'Address line 1': '1 Quay', 'Address line 2': 'Yard', 'Sub-locality': 'Harbourside' },
      {},
      { set: { ...address, street_address_2: 'Yard, Harbourside' } },
    ],
    [
      'removes an address',
      { 'Address line 1': '', Locality: '', 'Postal code': '' },
      {},
      { set: { has_storefront_address: false } },
    ],
    [
      'adds an address',
      { 'Address line 1': '1 Quay', 'Country / Region': 'GB' },
      { address: null },
      {
        set: {
          ...address,
          locality: null,
          postal_code: null,
          has_storefront_address: true,
        },
      },
    ],
    ['with only another country', { 'Country / Region': 'GB' }, { address: null }, undefined],
    [
      'moves the pin',
      { Latitude: '51.5', Longitude: '-2.5' },
      {},
      { set: { lat: 51.5, lng: -2.5 } },
    ],
    ['removes the pin', { Latitude: '', Longitude: '' }, {}, { set: { lat: null, lng: null } }],
    [
      'changes the main phone number beside an invalid one',
      { 'Primary phone': '0117 496 0125' },
      { additionalPhones: ['1'] },
      { set: { phone_number: '+44 117 496 0125' } },
    ],
    [
      'changes the additional phone numbers beside an invalid one',
      { 'Additional phones': '0117 496 0125' },
      { primaryPhone: '1' },
      { set: { additional_phone_numbers: ['+44 117 496 0125'] } },
    ],
    [
      'removes the website',
      { Website: '' },
      { website: 'https://example.com' },
      { set: { website_url: null } },
    ],
    [
      'changes a description',
      { 'From the business': 'Books.' },
      {},
      { set: { description: 'Books.' } },
    ],
    [
      'changes an opening date',
      { 'Opening date': '2019-06' },
      {},
      { set: { date_established: '2019-06-01' } },
    ],
    [
      'changes the main category beside others that Placekeeper doesn’t know',
      { 'Primary category': 'Café' },
      { additionalCategories: [{ id: 'gcid:bar', name: 'Bar' }] },
      { primary_category_id: 'gcid:cafe' },
    ],
    [
      'adds a category to a main one that Placekeeper doesn’t know',
      { 'Additional categories': 'Café' },
      {},
      { additional_categories: { add: ['gcid:cafe'], remove: [] } },
    ],
    [
      'removes a category',
      { 'Additional categories': '', 'Primary category': 'Café' },
      { primaryCategory: cafe, additionalCategories: [{ id: 'gcid:bar', name: 'Bar' }] },
      { additional_categories: { add: [], remove: ['gcid:bar'] } },
    ],
    [
      'keeps a category beside a new one',
      { 'Additional categories': 'Library, Café' },
      { additionalCategories: [library] },
      { additional_categories: { add: ['gcid:cafe'], remove: [] } },
    ],
    [
      'with the same categories in another order',
      { 'Additional categories': 'Library, Café' },
      { additionalCategories: [cafe, library] },
      undefined,
    ],
    [
      'replaces the week',
      { 'Monday hours': 'x', 'Tuesday hours': '10:00-16:00' },
      open,
      { periods: [period('TUESDAY', '10:00', '16:00')] },
    ],
    [
      'removes special hours',
      { 'Special hours': '' },
      open,
      {
        special_periods: { add: [], remove_dates: ['2026-12-25'] },
      },
    ],
    [
      'changes the special hours of a date',
      { 'Special hours': '2026-12-25: 10:00-12:00' },
      open,
      {
        special_periods: {
          add: [{ start_date: '2026-12-25', open_time: '10:00', close_time: '12:00' }],
          remove_dates: [],
        },
      },
    ],
    [
      'keeps special hours that last until today',
      { 'Special hours': '2026-09-30: 18:00-02:00' },
      { periods: [monday] },
      {
        special_periods: {
          add: [
            {
              start_date: '2026-09-30',
              end_date: '2026-10-01',
              open_time: '18:00',
              close_time: '02:00',
            },
          ],
          remove_dates: [],
        },
      },
    ],
  ])('%s', (_, cells, before, change) => {
    expect(changeOf(cells, before)).toEqual(change);
  });
});

describe('the location of a row @BULK-3', () => {
  test.each([
    ['a missing store code', ',a.com', '2: Store code is missing.'],
    [
      'a rounded number',
      '3.20858E+19,a.com',
      '2: A spreadsheet program rounded this number. Format the column as text and enter the number again.',
    ],
    ['a second row', 'BRS-1,a.com\nbrs-1,b.com', '3: Duplicate of line 2.'],
    [
      'a row with more cells than the header',
      'BRS-1,a.com, ,b',
      '2: This row has more cells than the header. Check for a stray quote or separator.',
    ],
  ])('%s is reported', (_, rows, message) => {
    expect(messages(`Store code,Website\n${rows}\n`, plainSheet())).toEqual([message]);
  });

  test('empty cells beyond the header are ignored', () => {
    expect(messages('Store code,Website\nBRS-1,a.com, ,\n', plainSheet())).toEqual([]);
  });

  test('only the first of two rows for a location applies', () => {
    const text = 'Store code,Website\nBRS-1,a.com\nBRS-1,b.com\n';
    const { changes, faulty, rows } = read(text, plainSheet());
    expect([...changes.values()]).toEqual([{ set: { website_url: 'https://a.com' } }]);
    expect({ faulty, rows }).toEqual({ faulty: 1, rows: 2 });
  });

  test('missing and repeated store codes are no errors in an unchanged export', () => {
    const profiles = [null, null, 'A', 'A'].map((storeCode, index) =>
      plainSheet({ storeCode, name: `Shop ${index}` }),
    );
    expect(messages(writeSpreadsheet(profiles), ...profiles)).toEqual([]);
    const edited = writeSpreadsheet(profiles).replace('Shop 3', 'Shop 4');
    expect(messages(edited, ...profiles)).toEqual(['5: 2 locations share the store code “A”.']);
  });
});

test('a row with an error does not report its skipped parts as well @BULK-3', () => {
  const text = 'Store code,Website,Special hours\nBRS-1,none,2026-09-01: x\n';
  const { errors, skipped } = read(
    text,
    plainSheet({ periods: [period('MONDAY', '09:00', '17:00')] }),
  );
  expect(errors.map(({ column }) => column)).toEqual(['Website']);
  expect(skipped).toEqual([]);
});

test('an unclosed quotation mark is reported, and the rows before it apply @BULK-3', () => {
  const text = 'Store code,Website\nBRS-1,a.com\nBRS-2,"b.com\n';
  const { changes, errors } = read(text, plainSheet());
  expect(changes.size).toBe(1);
  expect(errors).toEqual([
    { line: 3, column: null, message: 'A quotation mark in this row is never closed.' },
  ]);
});
