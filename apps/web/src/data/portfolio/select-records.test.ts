import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { readRecord, type LocationRecord } from './location-record.ts';
import { recordOrders, type RecordFilters } from './record-filters.ts';
import { selectRecords } from './select-records.ts';

const record = (id: number, row: object): LocationRecord => {
  const read = readRecord({ id, name: `Location ${id}`, ...row });
  if (!read) throw new Error('A record needs an id and a name.');
  return read;
};

const tag = (id: number) => ({ id, name: `Tag ${id}` });
const found = async (records: readonly LocationRecord[], filters: RecordFilters) =>
  (await selectRecords(records, filters)).map(({ name }) => name);

const shops = [
  record(1, { name: 'Harbour Books', store_code: 'HB-0', formatted_address: '12 Quay, Bristol' }),
  record(2, { name: 'Bäckerei Öztürk', formatted_address: '3 King Street, Bath' }),
  record(3, { name: '50 % Books "Outlet"', store_code: null }),
];

test.each([
  ['harbour', ['Harbour Books']],
  ['RBOU', ['Harbour Books']],
  ['books harbour', ['Harbour Books']],
  ['hb-0', ['Harbour Books']],
  ['king st', ['Bäckerei Öztürk']],
  ['backerei oz', ['Bäckerei Öztürk']],
  ['%', ['50 % Books "Outlet"']],
  ['boo*', []],
  ['   ', ['50 % Books "Outlet"', 'Bäckerei Öztürk', 'Harbour Books']],
])('the search %j finds %j, as the platform does @LOC-1', async (search, names) => {
  expect(await found(shops, { search })).toEqual(names);
});

test('a location needs only one of several tags, and excluded tags remove it @LOC-1', async () => {
  const tagged = [
    record(1, { tags: [tag(1)] }),
    record(2, { tags: [tag(2)] }),
    record(3, { tags: [] }),
    // A platform that sends no tags.
    record(4, {}),
  ];
  const ids = async (filters: RecordFilters) =>
    (await selectRecords(tagged, filters)).map(({ id }) => Number(id));
  const [first, second] = [TagId.parse(1), TagId.parse(2)];
  expect(await ids({ only_tag_ids: [first, second] })).toEqual([1, 2]);
  expect(await ids({ excluded_tag_ids: [first] })).toEqual([2, 3]);
  expect(await ids({ excluded_location_ids: [LocationId.parse(2)] })).toEqual([1, 3, 4]);
});

test('tags match any, all or none, and missing values are found @LOC-1', async () => {
  const records = [
    record(1, { tags: [tag(1), tag(2)], description: '', opening_hours: { periods: [] } }),
    record(2, { tags: [tag(2)], description: 'Books', website_url: null, region_code: 'GB' }),
    record(3, { tags: [], locality: 'Bath', status: 'closed_temporarily', label: 'Refit' }),
    record(4, {}),
  ];
  const ids = async (filters: RecordFilters) =>
    (await selectRecords(records, filters)).map(({ id }) => Number(id));
  const only_tag_ids = [TagId.parse(1), TagId.parse(2)];
  expect(await ids({ only_tag_ids })).toEqual([1, 2]);
  expect(await ids({ only_tag_ids, tag_match: 'all' })).toEqual([1]);
  // The last record has no tag data.
  expect(await ids({ only_tag_ids, tag_match: 'none' })).toEqual([3]);
  expect(await ids({ missing: ['description'] })).toEqual([1]);
  expect(await ids({ missing: ['description', 'hours'] })).toEqual([1]);
  expect(await ids({ missing: ['website'] })).toEqual([2]);
  expect(await ids({ region_code: 'GB' })).toEqual([2]);
  expect(await ids({ locality: 'Bath', status: 'closed_temporarily', label: 'Refit' })).toEqual([
    3,
  ]);
});

test('locations without special hours on a date are found @LOC-1', async () => {
  const special = (date: string) => ({
    opening_hours: { periods: [], special_periods: [{ start_date: date, closed: true }] },
  });
  const records = [
    record(1, special('2026-12-24')),
    record(2, special('2026-12-25')),
    record(3, {}),
  ];
  const open = await selectRecords(records, { no_special_hours_on: '2026-12-24' });
  expect(open.map(({ id }) => Number(id))).toEqual([2]);
});

test('a record without the data of a filter never matches', async () => {
  const records = [
    record(1, { gbp_management_status: 'lost-authorization', has_unresolved_updates: true }),
    record(2, { gbp_management_status: 'enabled', has_failed_patch_attempts: true }),
    record(3, {}),
  ];
  expect(await found(records, { gbp_management_status: 'lost-authorization' })).toEqual([
    'Location 1',
  ]);
  expect(await found(records, { has_unresolved_updates: true })).toEqual(['Location 1']);
  expect(await found(records, { has_unresolved_updates: false })).toEqual([]);
  expect(await found(records, { has_failed_patch_attempts: true })).toEqual(['Location 2']);
});

test.each(recordOrders)('sorted by %s, merged slices are in order @LOC-7', async (order) => {
  // More than two slices, with many equal sort keys.
  const records = Array.from({ length: 5000 }, (_, index) =>
    record(index + 1, {
      name: `Branch ${(index * 7919) % 100}`,
      store_code: index % 4 === 0 ? null : `S${index % 9}`,
      imported_at: `2026-0${(index % 8) + 1}-01T00:00:00Z`,
      formatted_address: `${index % 50} King Street`,
      gbp_management_status: (['enabled', 'disabled', 'lost-authorization'] as const)[index % 3],
      has_unresolved_updates: index % 2 === 0,
    }),
  );
  const sorted = await selectRecords(records, {}, order);
  expect(new Set(sorted).size).toBe(5000);
  const key = {
    name: ({ sort_name: name }: LocationRecord) => name,
    store_code: ({ store_code: code }: LocationRecord) => code ?? '',
    imported_at: ({ imported_at: time }: LocationRecord) => time ?? '',
    formatted_address: ({ formatted_address: address }: LocationRecord) =>
      address?.toLowerCase() ?? '',
    // Locations that need attention come first.
    gbp_management_status: ({ gbp_management_status: status }: LocationRecord) =>
      String(['lost-authorization', 'disabled', 'enabled'].indexOf(String(status))),
    has_unresolved_updates: ({ has_unresolved_updates: some }: LocationRecord) =>
      some ? 'a' : 'b',
  }[order.replace('-', '') as 'name'];
  const keys = sorted.map(key);
  const expected = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  expect(keys).toEqual(order.startsWith('-') ? expected.toReversed() : expected);
});

test('equal records are ordered by id, in the direction of the sort @LOC-7', async () => {
  const records = [3, 1, 2].map((id) => record(id, { name: 'Harbour Books' }));
  const ids = async (order?: (typeof recordOrders)[number]) =>
    (await selectRecords(records, {}, order)).map(({ id }) => Number(id));
  expect(await ids()).toEqual([1, 2, 3]);
  expect(await ids('-name')).toEqual([3, 2, 1]);
});

test('an odd row affects no other row', () => {
  expect(readRecord({ id: 1 })).toBeNull();
  expect(readRecord('nonsense')).toBeNull();
  expect(readRecord({ id: 1, name: 'A' })).toMatchObject({
    tag_ids: undefined,
    gbp_management_status: undefined,
    has_failed_patch_attempts: undefined,
  });
});
