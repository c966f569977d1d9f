import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { readRecord, type LocationRecord } from './location-record.ts';
import { hiddenMatch, searchRecords } from './search-records.ts';

const record = (id: number, row: object): LocationRecord => {
  const read = readRecord({ id, ...row });
  if (!read) throw new Error('A record needs an id and a name.');
  return read;
};

const harbour = record(1, {
  name: 'Harbour Books',
  store_code: 'BR-001',
  formatted_address: '12 Quay Street, Bristol BS1 4DJ',
  postal_code: 'BS1 4DJ',
  phone_number: '+44 117 496 0123',
  phone_numbers: [
    { phone_number: '+44 117 496 0123', type: 'primary' },
    { phone_number: '+44 117 496 0999', type: 'additional' },
  ],
  website_url: 'https://www.quaybooks.example/bristol/',
  label: 'Refit 2027',
  primary_category: { id: 'gcid:book_store', display_name: 'Bookshop' },
});
const castle = record(2, {
  name: 'Castle Café',
  store_code: 'BA-002',
  formatted_address: '3 King Street, Bath BA1 1AA',
  postal_code: 'BA1 1AA',
  phone_number: '01225 496 0456',
  website_url: 'https://castlecafe.example',
  tags: [{ id: 7, name: 'Flagship' }],
});
const eyeCare = record(3, {
  name: 'Stonebridge Eye Care & Optics',
  formatted_address: '9 Fitzroy Street, St Kilda VIC 3182',
});
const bakery = record(4, {
  name: 'Elderflower and Herrmann',
  formatted_address: '1 High Street, Leeds LS1 1AA',
});
const florist = record(5, {
  name: 'Petal & Stem',
  formatted_address: '2 High Street, Leeds LS1 2AB',
  primary_category: { id: 'gcid:florist', display_name: 'Florist' },
});
const florists = record(6, { name: 'Florists of York', formatted_address: '5 Stonegate, York' });
const tags = new Map([[TagId.parse(7), 'Flagship']]);

const find = async (search: string) => {
  const { records, similar } = await searchRecords(
    [harbour, castle, eyeCare, bakery, florist, florists],
    search,
    tags,
  );
  return [...records.map(({ name }) => name), ...(similar ? ['similar'] : [])];
};

test.each([
  ['0117 496 0123', ['Harbour Books']],
  ['01174960123', ['Harbour Books']],
  ['+44 (0)117 496-0123', ['Harbour Books']],
  ['0044 117 4960999', ['Harbour Books']],
  ['+44 1225 4960456', ['Castle Café']],
  ['496 01', ['Harbour Books']],
  ['0123', ['Harbour Books']],
  ['09-99', ['Harbour Books']],
  ['0456', ['Castle Café']],
  ['4960', []],
  ['999', []],
  ['٠١١٧ ٤٩٦ ٠١٢٣', ['Harbour Books']],
  ['www.quaybooks.example', ['Harbour Books']],
  ['http://quaybooks.example/bristol', ['Harbour Books']],
  ['flagship', ['Castle Café']],
  ['flagship bath', ['Castle Café']],
  ['flagship bristol', []],
  ['refit', ['Harbour Books']],
  ['bookshop bristol', ['Harbour Books']],
  ['bookshops bath', []],
  ['bs14dj', ['Harbour Books']],
  ['BR001', ['Harbour Books']],
  ['brsitol', ['Harbour Books', 'similar']],
  ['habour books', ['Harbour Books', 'similar']],
  ['flagshp', ['Castle Café', 'similar']],
  ['br-0001', []],
  // Two letters differ from “harbour”.
  ['harvoir', []],
  ['zzzz', []],
  // The letter or the digit alone is in almost every location.
  ['%a', []],
  ['1)', []],
  // As one letter, this is in almost every location.
  ['aaaaa', []],
  ['tel:+441174960123', ['Harbour Books']],
  ['https://www.quaybooks.example/bristol/?utm_source=news&a=1#top', ['Harbour Books']],
  ['care and optics', ['Stonebridge Eye Care & Optics']],
  ['care & optics', ['Stonebridge Eye Care & Optics']],
  ['elderflower & herrmann', ['Elderflower and Herrmann']],
  ['stonebridge eyecare', ['Stonebridge Eye Care & Optics']],
  ['stkilda', ['Stonebridge Eye Care & Optics']],
  ['elderflour', ['Elderflower and Herrmann', 'similar']],
  // Florists is a word of another location.
  ['florists leeds', ['Petal & Stem', 'similar']],
  ['florists', ['Florists of York']],
  ['florists bath', []],
  ['herman', ['Elderflower and Herrmann', 'similar']],
  ['cares and opticks', ['Stonebridge Eye Care & Optics', 'similar']],
])('the search %j finds %j @LOC-1', async (search, found) => {
  expect(await find(search)).toEqual(found);
});

test('a match in a field that the list does not show is named @LOC-1', () => {
  expect(hiddenMatch(harbour, '4960999')).toEqual({ field: 'phone', value: '+44 117 496 0999' });
  expect(hiddenMatch(harbour, '0999')).toEqual({ field: 'phone', value: '+44 117 496 0999' });
  expect(hiddenMatch(harbour, 'quaybooks bristol')).toEqual({
    field: 'website',
    value: 'https://www.quaybooks.example/bristol/',
  });
  expect(hiddenMatch(harbour, 'bookshop bristol')).toEqual({
    field: 'category',
    value: 'Bookshop',
  });
  expect(hiddenMatch(harbour, 'bristol')).toBeNull();
  expect(hiddenMatch(castle, 'flagship')).toBeNull();
  expect(hiddenMatch(castle, 'BA002')).toBeNull();
});
