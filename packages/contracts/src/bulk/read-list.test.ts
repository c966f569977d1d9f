import { expect, test } from 'vitest';
import { LocationId } from '../core/id.ts';
import { maximumSelection, spreadsheetLimits } from '../rules/limits.ts';
import { readLocationList, type ListReading, type ListRequest } from './read-list.ts';

const shop = (id: number, storeCode: string, name = `Books ${storeCode}`) => ({
  id: LocationId.parse(id),
  name,
  store_code: storeCode,
});
const shops = [
  shop(11, 'BATH-1'),
  shop(12, 'bath-2', 'Quay Books'),
  shop(13, '0042', 'Quay Books'),
  shop(14, '-17'),
];
const ids = shops.map(({ id }) => id);

const answer = (text: string, more: Omit<ListRequest, 'text'> = {}) =>
  readLocationList({ text, ...more }, shops);

function read(text: string, more: Omit<ListRequest, 'text'> = {}): ListReading {
  const reading = answer(text, more);
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return reading;
}

test('one store code per line, in any case, selects these locations @BULK-1', () => {
  expect(read('bath-1\n\n  0042 \r\nBATH-2')).toEqual({
    columns: ['bath-1'],
    column: 1,
    by: 'store_code',
    lines: 3,
    location_ids: [ids[0], ids[2], ids[1]],
    errors: [],
  });
  expect(read('0042, BATH-1').location_ids).toEqual([ids[2], ids[0]]);
});

test.each([
  ['commas', 'Town,Store code\nBath,BATH-1\nLeeds,0042\n'],
  ['semicolons and a byte order mark', '\uFEFFOrt;STORE_CODE\nBath;BATH-1\nLeeds;"0042"\n'],
  ['tabs', 'Town\tStore Code\tBusiness name\nBath\tBATH-1\tA\nLeeds\t0042\tB\n'],
])('a heading identifies the column, in a file with %s @BULK-1', (_, text) => {
  expect(read(text)).toMatchObject({ column: 2, lines: 2, location_ids: [ids[0], ids[2]] });
});

test('of two columns with headings, the requested one is read @BULK-1', () => {
  const text = ' Store code ,Business name\n0042,Books BATH-1\n';
  expect(read(text)).toMatchObject({
    columns: ['Store code', 'Business name'],
    column: 1,
    location_ids: [ids[2]],
  });
  expect(read(text, { by: 'name' })).toMatchObject({ column: 2, location_ids: [ids[0]] });
});

test('empty cells make no column, and one line can have gaps @BULK-1', () => {
  expect(read('BATH-1, \n0042,\n')).toMatchObject({ column: 1, location_ids: [ids[0], ids[2]] });
  expect(read('BATH-1,Bath\n0042,\n')).toMatchObject({ column: null, location_ids: [] });
  expect(read('BATH-1, ,,0042')).toMatchObject({ location_ids: [ids[0], ids[2]], errors: [] });
});

test('a cell guarded against formulas is read as the code @BULK-3', () => {
  expect(read("'-17\n-17").location_ids).toEqual([ids[3]]);
});

test('a long code that a spreadsheet program rounded is reported as such @BULK-1', () => {
  const { errors } = read('3.20858E+19\n"3,20858e+19"\n1E5');
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('rounded this number'),
    expect.stringContaining('rounded this number'),
    'None of your locations has this store code.',
  ]);
});

test('a location whose code is the same in upper and lower case is preferred to another @BULK-1', () => {
  const likeNames = [shop(21, 'york-1'), shop(22, 'YORK-1')];
  const found = (text: string) => {
    const reading = readLocationList({ text }, likeNames);
    return 'refused' in reading ? reading : [reading.location_ids, reading.errors];
  };
  expect(found('YORK-1')).toEqual([[likeNames[1]?.id], []]);
  expect(found('york-1')).toEqual([[likeNames[0]?.id], []]);
  expect(found('York-1')).toEqual([
    [],
    [{ line: 1, text: 'York-1', message: '2 locations share this store code.' }],
  ]);
});

test('a column of location IDs selects these locations, and each repetition names the first line @BULK-1', () => {
  expect(read('Location ID\n12\n11\n12\n12\n99')).toMatchObject({
    by: 'id',
    location_ids: [ids[1], ids[0]],
    errors: [
      { line: 4, message: 'Duplicate of line 2.' },
      { line: 5, message: 'Duplicate of line 2.' },
      { line: 6, message: 'None of your locations has this location ID.' },
    ],
  });
});

test('a list of more locations than can be selected at once is refused @BULK-1', () => {
  const many = Array.from({ length: maximumSelection + 1 }, (_, index) =>
    shop(index + 1, `S${index + 1}`),
  );
  const reading = (count: number) =>
    readLocationList(
      {
        text: many
          .slice(0, count)
          .map((one) => one.store_code)
          .join('\n'),
      },
      many,
    );
  expect(reading(maximumSelection)).toMatchObject({ lines: maximumSelection, errors: [] });
  expect(reading(maximumSelection + 1)).toEqual({
    refused: {
      text: ['You can select up to 10,000 locations at once. This list has 10,001.'],
    },
  });
});

test('missing, ambiguous, repeated and empty cells are reported with their line @BULK-1', () => {
  const text = 'Business name,Town\nBooks BATH-1,\nQuay Books,\nNowhere,\n,Bath\nbooks bath-1,\n';
  expect(read(text)).toMatchObject({
    by: 'name',
    lines: 5,
    location_ids: [ids[0]],
    errors: [
      { line: 3, text: 'Quay Books', message: '2 locations share this business name.' },
      { line: 4, text: 'Nowhere', message: 'None of your locations has this business name.' },
      { line: 5, text: '', message: 'This line has no business name.' },
      { line: 6, text: 'books bath-1', message: 'Duplicate of line 2.' },
    ],
  });
});

test('without a known heading no column is guessed, and any column can be chosen @BULK-1', () => {
  const text = 'Ort,Kode\nBath,BATH-1\n';
  expect(read(text)).toMatchObject({
    columns: ['Ort', 'Kode'],
    column: null,
    location_ids: [],
    errors: [],
  });
  // "Kode" is not a known heading, so its line is reported as a store code without a location.
  expect(read(text, { column: 2 })).toMatchObject({
    location_ids: [ids[0]],
    errors: [{ line: 1, text: 'Kode' }],
  });
  expect(read(`Shop,ID\nA,${ids[1]}`, { by: 'id', column: 2 }).location_ids).toEqual([ids[1]]);
  expect(answer(text, { column: 3 })).toEqual({
    refused: { column: ['The list has no column 3.'] },
  });
});

test('of two columns with the same heading neither is guessed @BULK-1', () => {
  const text = 'Store code,Store Code\nBATH-1,0042\n';
  expect(read(text)).toMatchObject({ column: null, location_ids: [] });
  expect(read(text, { column: 2 })).toMatchObject({ location_ids: [ids[2]], errors: [] });
});

test('direction marks are ignored, and other invisible characters are named @BULK-1', () => {
  expect(read('\u202EBATH-1\n\u200F0042\u200F\n-17\u200B')).toMatchObject({
    location_ids: [ids[0], ids[2]],
    errors: [{ line: 3, message: 'Remove the hidden character U+200B.' }],
  });
  expect(read('Town,\u200EStore code\nBath,BATH-1')).toMatchObject({ column: 2 });
});

test('an unclosed quotation mark drops the remaining lines, and the error has its line @BULK-1', () => {
  const { location_ids: found, errors } = read('Store code\nBATH-1\n"0042\n-17\n');
  expect(found).toEqual([ids[0]]);
  expect(errors).toEqual([
    { line: 3, text: '', message: expect.stringContaining('is never closed') },
  ]);
});

test.each([
  [' \n ', 'The list is empty.'],
  ['Store code\n', 'The list has a header but no rows.'],
  ['x\n'.repeat(spreadsheetLimits.rows + 1), 'A list can have up to 25,000 lines.'],
])('an empty list, and one that is too long, are refused @ERR-4', (text, message) => {
  expect(answer(text)).toEqual({ refused: { text: [message] } });
});

test('while some locations are unreadable, an unknown code is not reported as unused @BULK-1 @UPD-9', () => {
  expect(read('BATH-1\nBATH-9', { isPartial: true }).errors).toEqual([
    {
      line: 2,
      text: 'BATH-9',
      message: 'None of the locations that could be read has this store code.',
    },
  ]);
});
