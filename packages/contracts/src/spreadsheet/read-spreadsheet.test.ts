import { expect, test } from 'vitest';
import { columns, type Column } from './columns.ts';
import { csvText } from './csv.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const options = {
  today: '2026-10-01',
  /** Knows every capitalized word. */
  findCategory: (name: string) =>
    /^\p{Lu}/u.test(name) ? { id: name.toLowerCase(), name } : undefined,
};

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
const read = (...rows: Cells[]) => readSpreadsheet(fileOf(...rows), options);
const week = { 'Monday hours': '09:00-17:00' };

/** Returns the errors of one row that differs from a valid row. */
const errorsOf = (cells: Cells) =>
  read({ ...shop, ...cells }).errors.map(({ column, message }) => `${column}: ${message}`);

test.for<readonly [error: string, cells: Cells, messages: readonly string[]]>([
  ['no store code', { 'Store code': '' }, ['Store code: Store code is required.']],
  [
    'a long store code',
    { 'Store code': 'x'.repeat(60) },
    ['Store code: Store codes can have up to 59 characters (now 60).'],
  ],
  [
    'brackets in the store code',
    { 'Store code': '<1>' },
    ['Store code: Store codes can’t contain < or >.'],
  ],
  [
    'a web address as store code',
    { 'Store code': 'www.shop1' },
    ['Store code: A store code can’t be a URL.'],
  ],
  ['no name', { 'Business name': ' ' }, ['Business name: Business name is required.']],
  [
    'a long name',
    { 'Business name': 'n'.repeat(126) },
    ['Business name: Business names can have up to 125 characters (now 126).'],
  ],
  [
    'a web address in the name',
    { 'Business name': 'Shop.com' },
    ['Business name: Business names can’t contain a URL.'],
  ],
  [
    'no first address line',
    { 'Address line 1': '' },
    ['Address line 1: Address line 1 is required.'],
  ],
  ['no country', { 'Country / Region': '' }, ['Country / Region: Country is required.']],
  [
    'six address lines',
    {
      ...Object.fromEntries([2, 3, 4, 5].map((line) => [`Address line ${line}`, 'x'])),
      'Sub-locality': 'Harbourside',
    },
    ['Sub-locality: Addresses can have up to 5 lines, including the sub-locality.'],
  ],
  [
    'a PO box',
    { 'Address line 2': 'P.O. Box 12' },
    ['Address line 2: Google doesn’t accept PO boxes.'],
  ],
  ['half a position', { Latitude: '51.4' }, ['Longitude: Enter both latitude and longitude.']],
  [
    'a position as text',
    { Latitude: '51° N', Longitude: '2' },
    ['Latitude: “51° N” isn’t a number of degrees. Use a number such as 51.4545.'],
  ],
  [
    'a longitude too far',
    { Latitude: '51', Longitude: '-180.1' },
    ['Longitude: Longitude must be between -180 and 180 (now -180.1).'],
  ],
  [
    'a phone that cannot exist',
    { 'Primary phone': '0117 1' },
    ['Primary phone: “0117 1” isn’t a valid phone number.'],
  ],
  [
    'a phone of another country',
    { 'Primary phone': '+1 212 555 0123' },
    ['Primary phone: “+1 212 555 0123” isn’t a phone number in the United Kingdom.'],
  ],
  [
    'three further phones',
    { 'Additional phones': '0117 496 0123, 0117 496 0124, 0117 496 0125' },
    ['Additional phones: Google allows 2 additional phone numbers. This row has 3.'],
  ],
  [
    'a web address of another kind',
    { Website: 'ftp://example.com' },
    [
      'Website: “ftp://example.com” isn’t a full URL. Use a URL such as https://www.example.com/bristol.',
    ],
  ],
  [
    'a long web address',
    { Website: `https://a.com/${'x'.repeat(2035)}` },
    ['Website: URLs can have up to 2048 characters (now 2049).'],
  ],
  [
    'an unknown further category',
    { 'Additional categories': 'bar' },
    [
      'Additional categories: Placekeeper doesn’t know the category “bar”. Use another name, or its ID, such as gcid:dentist.',
    ],
  ],
  ['no category', { 'Primary category': '' }, ['Primary category: Primary category is required.']],
  [
    'ten further categories',
    {
      'Additional categories':
        'Bar, Pub, Café, Vet, Gym, Hotel, Florist, Bakery, Plumber, Optician',
    },
    ['Additional categories: Google allows 9 additional categories. This row has 10.'],
  ],
  [
    'unreadable hours',
    { 'Monday hours': '9-5' },
    ['Monday hours: “9” isn’t a valid opening time. Use a format like 09:00 or 9:00AM.'],
  ],
  [
    'hours over each other',
    { 'Monday hours': '09:00-13:00, 12:00-17:00' },
    ['Monday hours: Business hours overlap.'],
  ],
  [
    'a night into an open morning',
    { 'Monday hours': '18:00-02:00', 'Tuesday hours': '01:00-09:00' },
    ['Tuesday hours: Business hours overlap.'],
  ],
  [
    'special hours alone',
    { 'Special hours': '2026-12-25: x' },
    ['Special hours: Special hours require business hours.'],
  ],
  [
    'a special date that does not exist',
    { ...week, 'Special hours': '2026-02-30: x' },
    ['Special hours: “2026-02-30” isn’t a date. Use the format 2026-12-24.'],
  ],
  [
    'a long description',
    { 'From the business': 'd'.repeat(751) },
    ['From the business: Descriptions can have up to 750 characters (now 751).'],
  ],
  [
    'a web address in the description',
    { 'From the business': 'See shop.co.uk' },
    ['From the business: Descriptions can’t contain a URL.'],
  ],
  [
    'an opening date that does not exist',
    { 'Opening date': '2021-13-01' },
    ['Opening date: “2021-13-01” isn’t a date. Use the format 2019-06-01.'],
  ],
  [
    'an opening date that a spreadsheet program has rewritten',
    { 'Opening date': '01/05/2019' },
    [
      'Opening date: Use the date format 2019-06-01. If a spreadsheet program changed the date, format the column as text first.',
    ],
  ],
  [
    'an opening date too far ahead',
    { 'Opening date': '2027-10-02' },
    ['Opening date: The opening date can’t be more than a year from now. This is 2027-10-02.'],
  ],
  [
    'an opening date whose year has one digit',
    { 'Opening date': '0009-06-01' },
    ['Opening date: Enter the full year, such as 2019. This is 0009-06-01.'],
  ],
  [
    'eleven labels',
    { Labels: 'a,b,c,d,e,f,g,h,i,j,k' },
    ['Labels: A row can have up to 10 labels (now 11).'],
  ],
  [
    'a long label',
    { Labels: 'l'.repeat(256) },
    ['Labels: Labels can have up to 255 characters. One has 256.'],
  ],
])('refuses %s', ([, cells, messages]) => {
  expect(errorsOf(cells)).toEqual(messages);
});

test.for<readonly [limit: string, cells: Cells]>([
  ['a store code', { 'Store code': 'x'.repeat(59) }],
  ['a name', { 'Business name': 'n'.repeat(125) }],
  ['a description', { 'From the business': '🦷'.repeat(750) }],
  ['an opening date', { 'Opening date': '2027-10-01' }],
  ['a position', { Latitude: '-90', Longitude: '180' }],
  ['a label', { Labels: 'l'.repeat(255) }],
  ['labels', { Labels: 'a,b,c,d,e,f,g,h,i,j' }],
  [
    'further categories',
    { 'Additional categories': 'Bar, Pub, Café, Vet, Gym, Hotel, Florist, Bakery, Plumber' },
  ],
])('%s may reach its limit', ([, cells]) => {
  expect(errorsOf(cells)).toEqual([]);
});

test('a business without an address needs a contact, and a national number its country', () => {
  const bare = {
    'Store code': '1',
    'Business name': 'Harbour Lock & Key',
    'Primary category': 'Locksmith',
  };
  expect(read(bare).errors.map(({ message }) => message)).toEqual([
    'A business without an address needs a phone number or website.',
  ]);
  expect(read({ ...bare, 'Primary phone': '0117 496 0123' }).errors).toEqual([
    {
      line: 2,
      column: 'Primary phone',
      message: expect.stringContaining('needs a country code'),
    },
  ]);
  expect(read({ ...bare, 'Primary phone': '+44 117 496 0123' }).errors).toEqual([]);
});

test('all errors of a row are reported at once, and the other rows load', () => {
  const { profiles, errors } = read(
    { ...shop, 'From the business': 'Two\nlines' },
    { ...shop, 'Store code': 'HSD-002', 'Business name': '', Latitude: '99', Website: 'none' },
    { ...shop, 'Store code': 'HSD-001' },
    { ...shop, 'Store code': 'HSD-003' },
  );
  expect(profiles.map(({ line, profile }) => [line, profile.storeCode])).toEqual([
    [2, 'HSD-001'],
    [6, 'HSD-003'],
  ]);
  expect(errors.map(({ line, column }) => [line, column])).toEqual([
    [4, 'Business name'],
    [4, 'Latitude'],
    [4, 'Longitude'],
    [4, 'Website'],
    [5, 'Store code'],
  ]);
  expect(errors.at(-1)?.message).toBe('The store code “HSD-001” is already used on line 2.');
});

test('decimal commas, semicolons and a byte order mark are accepted', () => {
  const text = `\uFEFFStore code;Business name;Address line 1;Country / Region;Primary category;Latitude;Longitude\r\n1;Bäckerei Löwe;Lindenstraße 4;Germany;Bakery;52,52;13,405\r\n`;
  const { profiles, errors } = readSpreadsheet(text, options);
  expect(errors).toEqual([]);
  expect(profiles[0]?.profile).toMatchObject({
    name: 'Bäckerei Löwe',
    pin: { latitude: 52.52, longitude: 13.405 },
  });
});

test('unknown columns are reported and ignored', () => {
  const text = fileOf(shop)
    .split('\n')
    .map((line, index) =>
      line === '' ? line : `${line},${index === 0 ? 'Internal note' : 'call first'}`,
    )
    .join('\n');
  const { profiles, unknownColumns } = readSpreadsheet(text, options);
  expect(profiles).toHaveLength(1);
  expect(unknownColumns).toEqual(['Internal note']);
});

test('a cell beyond the header reports a misplaced separator', () => {
  const { profiles, errors } = readSpreadsheet(`${fileOf(shop).trimEnd()},stray\n`, options);
  expect(profiles).toEqual([]);
  expect(errors).toEqual([
    { line: 2, column: null, message: expect.stringContaining('more cells than the header') },
  ]);
});

test.for([
  ['', 'The file is empty. Add a header row.'],
  ['\n\n', 'The file is empty. Add a header row.'],
  ['Name,City\nA,B\n', 'The column “Store code” is missing from the header row.'],
] as const)('%o is not a spreadsheet', ([text, message]) => {
  const { profiles, errors } = readSpreadsheet(text, options);
  expect(profiles).toEqual([]);
  expect(errors.at(0)).toMatchObject({ line: 1, message });
});

test('an unclosed quotation mark is reported, and the rows before it load', () => {
  const { profiles, errors } = readSpreadsheet(`${fileOf(shop)}"HSD-002,Open\n`, options);
  expect(profiles).toHaveLength(1);
  expect(errors).toEqual([
    { line: 3, column: null, message: expect.stringContaining('is never closed') },
  ]);
});
