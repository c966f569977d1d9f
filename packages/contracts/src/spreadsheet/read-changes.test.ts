import { expect, test } from 'vitest';
import { LocationId } from '../core/id.ts';
import type { PartialLocation } from '../model/location.ts';
import { plainAddress } from '../testing/plain-profile.ts';
import { readSpreadsheetChanges } from './read-changes.ts';
import { sheetProfileOf } from './sheet-profile.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const category = (id: string, name: string) => ({
  id,
  title: name,
  display_name: name,
  created_at: null,
});
const bookStore = category('gcid:book_store', 'Book store');
const cafe = category('gcid:cafe', 'Café');

const location = (changes: Partial<PartialLocation> = {}): PartialLocation => ({
  id: LocationId.parse(7),
  name: 'Harbour Books',
  store_code: '00123',
  has_storefront_address: true,
  ...plainAddress,
  phone_number: '+44 117 496 0123',
  phone_numbers: [
    { phone_number: '+44 117 496 0123', type: 'primary' },
    { phone_number: '+44 117 496 0124', type: 'additional' },
  ],
  primary_category: bookStore,
  additional_categories: [],
  opening_hours: {
    periods: [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    special_periods: [{ start_date: '2026-12-25', closed: true }],
  },
  ...changes,
});

const options = {
  today: '2026-10-01',
  findCategory: (text: string) =>
    [bookStore, cafe]
      .map(({ id, display_name: name }) => ({ id, name }))
      .find(({ id, name }) => text === id || text.toLowerCase() === name.toLowerCase()),
};

const read = (text: string, locations = [location()], isPartial = false) => {
  const reading = readSpreadsheetChanges(
    text,
    locations.map((record) => ({ id: record.id, profile: sheetProfileOf(record) })),
    { ...options, isPartial },
  );
  if ('refused' in reading) throw new Error(reading.refused.join(' '));
  return reading;
};

test('a website without https:// is completed @BULK-3', () => {
  const { changes, errors } = read('Store code,Website\n00123,example.com/bristol\n');
  expect(errors).toEqual([]);
  expect([...changes.values()]).toEqual([{ set: { website_url: 'https://example.com/bristol' } }]);
});

test('importing an unchanged export, which lacks the column of unknown labels, changes nothing @LOC-7 @BULK-3', () => {
  const text = writeSpreadsheet([sheetProfileOf(location())]);
  expect(text).not.toContain('Labels');
  expect(text).toContain("\n'00123,Harbour Books,12 Harbour Street,");
  expect(read(text)).toEqual({
    rows: 1,
    faulty: 0,
    errors: [],
    skipped: [],
    unknownColumns: [],
    changes: new Map(),
  });
});

test('each column becomes the change that it names @BULK-3', () => {
  const { changes, errors } = read(
    [
      'Store code,Business name,Address line 1,Locality,Country,Primary phone,Primary category,Additional categories,Monday hours,Special hours',
      '00123,Harbour Tales,14 Harbour Street,Bristol,GB,0117 496 0125,café,Book store,10:00-17:00,2026-12-26: x',
    ].join('\n'),
  );
  expect(errors).toEqual([]);
  expect([...changes.values()]).toEqual([
    {
      set: {
        name: 'Harbour Tales',
        street_address_1: '14 Harbour Street',
        street_address_2: null,
        locality: 'Bristol',
        administrative_area: null,
        postal_code: 'BS1 4RN',
        region_code: 'GB',
        phone_number: '+44 117 496 0125',
      },
      primary_category_id: 'gcid:cafe',
      additional_categories: { add: ['gcid:book_store'], remove: [] },
      periods: [
        { open_day: 'MONDAY', open_time: '10:00', close_day: 'MONDAY', close_time: '17:00' },
      ],
      special_periods: {
        add: [{ start_date: '2026-12-26', closed: true }],
        remove_dates: ['2026-12-25'],
      },
    },
  ]);
});

test('a row with an error is skipped and reported by line and column, and an unread column is named @BULK-3', () => {
  const { changes, faulty, errors, unknownColumns } = read(
    'Store code,Website,Colour\n00123,nonsense,Red\nX-1,,\n',
  );
  expect(changes.size).toBe(0);
  expect(faulty).toBe(2);
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Website'],
    [3, 'Store code'],
  ]);
  expect(unknownColumns).toEqual(['Colour']);
});

test('an unreadable field is exported as unknown address or hours', () => {
  const { id, name, store_code } = location();
  const text = writeSpreadsheet([sheetProfileOf({ id, name, store_code })]);
  expect(text.split('\n')[1]).toBe(`'00123,Harbour Books${','.repeat(27)}`);
});

test('a store code matches in another case if no code is exactly the same @BULK-3', () => {
  const named = (id: number, code: string) =>
    location({ id: LocationId.parse(id), store_code: code });
  const shops = [named(1, 'LEEDS-1'), named(2, 'leeds-1'), named(3, 'York-1')];
  const ids = (code: string) => [
    ...read(`Store code,Website\n${code},https://example.com\n`, shops).changes.keys(),
  ];
  expect(ids('leeds-1')).toEqual([2]);
  expect(ids('YORK-1')).toEqual([3]);
  expect(ids('Leeds-1')).toEqual([]);
  const { errors } = read('Store code,Website\nLeeds-1,https://example.com\n', shops);
  expect(errors.map(({ message }) => message)).toEqual([
    '2 locations share the store code “Leeds-1”.',
  ]);
});

test('a hidden character is named instead of the error that it causes @BULK-3', () => {
  const text =
    'Store code,Business name,Monday hours\n999\u200B,Books,\n1,Books,\uFEFF9:00AM-\u200B5:00PM\n';
  const { errors } = read(text, [location({ store_code: '1' })]);
  expect(errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'Store code', 'Remove the hidden character U+200B.'],
    [3, 'Monday hours', 'Remove the hidden character U+200B.'],
  ]);
});

test('while some locations are unreadable, an unknown store code is not reported as unused @BULK-3 @UPD-9', () => {
  const text = 'Store code,Business name\n999,Books';
  const messages = (isPartial: boolean) =>
    read(text, [location()], isPartial).errors.map(({ message }) => message);
  expect(messages(false)).toEqual(['None of your locations has the store code “999”.']);
  expect(messages(true)).toEqual([
    'None of the locations that could be read has the store code “999”.',
  ]);
});

test('past special hours are skipped with a reason, and the rest of the row applies @BULK-3', () => {
  const { changes, errors, skipped } = read(
    'Store code,Special hours\n00123,"2026-09-30: x, 2026-12-25: x, 2026-12-26: x"\n',
  );
  expect(errors).toEqual([]);
  expect(skipped).toEqual([
    { line: 2, column: 'Special hours', message: '2026-09-30 is in the past.' },
  ]);
  expect([...changes.values()]).toEqual([
    {
      special_periods: {
        add: [
          { start_date: '2026-12-25', closed: true },
          { start_date: '2026-12-26', closed: true },
        ],
        remove_dates: [],
      },
    },
  ]);
});

test('past special hours that the location already has are not reported @BULK-3', () => {
  const past = location({
    opening_hours: {
      periods: location().opening_hours?.periods ?? [],
      special_periods: [{ start_date: '2026-09-30', closed: true }],
    },
  });
  const { changes, skipped } = read(
    'Store code,Special hours\n00123,"2026-09-30: x, 2026-12-26: x"\n',
    [past],
  );
  expect(skipped).toEqual([]);
  expect([...changes.values()]).toEqual([
    {
      special_periods: {
        add: [{ start_date: '2026-12-26', closed: true }],
        remove_dates: [],
      },
    },
  ]);
});

test('a row that only adds past special hours changes nothing @BULK-3', () => {
  const periods = location().opening_hours?.periods ?? [];
  const open = location({ opening_hours: { periods, special_periods: [] } });
  const { changes, skipped } = read('Store code,Special hours\n00123,"2026-09-30: x"\n', [open]);
  expect(skipped).toHaveLength(1);
  expect(changes.size).toBe(0);
});

test('a cell whose values are all skipped keeps the special hours @BULK-3', () => {
  const { changes, skipped } = read(
    'Store code,Website,Special hours\n00123,example.com,"2026-09-29: x, 2026-09-30: x"\n',
  );
  expect(skipped).toHaveLength(2);
  expect([...changes.values()]).toEqual([{ set: { website_url: 'https://example.com' } }]);
});

test('a cell with nothing but the primary category keeps the additional categories @BULK-3', () => {
  const { changes, skipped } = read('Store code,Additional categories\n00123,Book store\n', [
    location({ additional_categories: [cafe] }),
  ]);
  expect(skipped).toMatchObject([
    {
      column: 'Additional categories',
      message: 'The primary category can’t be an additional category as well.',
    },
  ]);
  expect(changes.size).toBe(0);
});

test('a cell of separators is an error, because only an empty cell clears the values @BULK-3', () => {
  const columns = ['Additional phones', 'Additional categories', 'Special hours'];
  const { changes, errors } = read(`Store code,${columns.join(',')}\n00123,";",",",",;"\n`, [
    location({ additional_categories: [cafe] }),
  ]);
  expect(errors.map(({ column }) => column)).toEqual(columns);
  expect(changes.size).toBe(0);
});

test("a label in the file becomes the location's label @BULK-3", () => {
  const labelled = location({ label: 'Flagship' });
  const labels = (cell: string, record = labelled) => {
    const { changes, errors, skipped, unknownColumns } = read(
      `Store code,Labels\n00123,"${cell}"\n`,
      [record],
    );
    expect([errors, unknownColumns]).toEqual([[], []]);
    return [changes.get(record.id), ...skipped.map(({ message }) => message)];
  };
  expect(labels('Outlet')).toEqual([{ set: { label: 'Outlet' } }]);
  expect(labels('Outlet', location())).toEqual([{ set: { label: 'Outlet' } }]);
  expect(labels('Flagship')).toEqual([undefined]);
  // Google's files lack Placekeeper's label, so an empty cell keeps the label.
  expect(labels('')).toEqual([undefined]);
  expect(labels('Outlet, Bristol')).toEqual([
    undefined,
    'A location can have only one label. This row has 2.',
  ]);
  expect(writeSpreadsheet([sheetProfileOf(labelled)])).not.toContain('Flagship');
});
