import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { locationSorts } from '@placekeeper/contracts/endpoints/locations';
import { expect, test } from 'vitest';
import { locationTags, tags } from '../../../db/schema/tags.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { listLocations, listLocationsByIds, type LocationFilters } from './list.ts';
import { removeLocation } from '../commands/remove.ts';
import { saveProfile } from '../commands/update.ts';

const address = plainProfile().storefrontAddress;
const at = (street: string, locality: string) =>
  address && { ...address, addressLines: [street], locality };

function names({ deps, actor }: LocationFixture, filters: LocationFilters): readonly string[] {
  return listLocations(deps, actor(), filters).items.map(({ row }) => row.name);
}

function tag(
  { deps, user }: LocationFixture,
  name: string,
  locationIds: readonly LocationId[],
): TagId {
  const { id: tagId } = deps.db
    .insert(tags)
    .values({ userId: user.id, name })
    .returning({ id: tags.id })
    .get();
  for (const locationId of locationIds)
    deps.db.insert(locationTags).values({ tagId, locationId }).run();
  return tagId;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Branch ${String(index + 1).padStart(3, '0')}`,
  }));

test.each([
  ['harbour', ['Harbour Books']],
  ['RBOU', ['Harbour Books']],
  ['bo', ['50 % Books "Outlet"', 'Harbour Books']],
  ['harb bo', ['Harbour Books']],
  ['books harbour', ['Harbour Books']],
  ['harbour pizza', []],
  ['hb-0', ['Harbour Books']],
  ['king st', ['Bäckerei Öztürk']],
  ['bristol', ['50 % Books "Outlet"', 'Harbour Books']],
  ['Öz', ['Bäckerei Öztürk']],
  ['ÖZTÜRK', ['Bäckerei Öztürk']],
  ['backerei oz', ['Bäckerei Öztürk']],
  ['Ba\u0308cker', ['Bäckerei Öztürk']],
  ['%', ['50 % Books "Outlet"']],
  ['50 %', ['50 % Books "Outlet"']],
  ['_', []],
  ['"', ['50 % Books "Outlet"']],
  ['"outlet"', ['50 % Books "Outlet"']],
  ['"out', ['50 % Books "Outlet"']],
  ['books "out', ['50 % Books "Outlet"']],
  ['boo*', []],
  ['NOT pizza', []],
  ["'; drop table locations", []],
  ['books\u0000outlet', ['50 % Books "Outlet"']],
  ['   ', ['50 % Books "Outlet"', 'Bäckerei Öztürk', 'Harbour Books']],
])('the search %j finds %j @LOC-1', (search, expected) => {
  const fixture = createLocationFixture([
    { title: 'Harbour Books' },
    { title: 'Bäckerei Öztürk', storeCode: 'Q7', storefrontAddress: at('3 King Street', 'Bath') },
    { title: '50 % Books "Outlet"', storeCode: null, storefrontAddress: at('9 Quay', 'Bristol') },
  ]);
  expect(names(fixture, { search })).toEqual(expected);
});

test('a renamed location is found only under its new name, and a removed one is not found', () => {
  const fixture = createLocationFixture([{ title: 'Harbour Books' }]);
  saveProfile(
    fixture.deps,
    fixture.row(fixture.id),
    plainProfile({ title: 'Quayside', storefrontAddress: null }),
  );
  expect(names(fixture, { search: 'harbour' })).toEqual([]);
  expect(names(fixture, { search: 'quayside' })).toEqual(['Quayside']);
  removeLocation(fixture.deps, fixture.actor(), fixture.id);
  expect(names(fixture, { search: 'quayside' })).toEqual([]);
});

test('a location matches with any of the tags, and not with an excluded tag @LOC-1', () => {
  const fixture = createLocationFixture([
    { title: 'A' },
    { title: 'B' },
    { title: 'C' },
    { title: 'D' },
  ]);
  const [a, b, c] = fixture.ids as [LocationId, LocationId, LocationId, LocationId];
  const north = tag(fixture, 'North', [a, b]);
  const fresh = tag(fixture, 'New', [b, c]);
  expect(names(fixture, { only_tag_ids: [north] })).toEqual(['A', 'B']);
  expect(names(fixture, { only_tag_ids: [north, fresh] })).toEqual(['A', 'B', 'C']);
  expect(names(fixture, { excluded_tag_ids: [fresh] })).toEqual(['A', 'D']);
  expect(names(fixture, { excluded_location_ids: [a, c] })).toEqual(['B', 'D']);
  expect(names(fixture, { only_tag_ids: [north], excluded_tag_ids: [fresh] })).toEqual(['A']);
  expect(names(fixture, { only_tag_ids: [] })).toHaveLength(4);
});

test('the tags of a location are in the order of their names', () => {
  const fixture = createLocationFixture();
  for (const name of ['North', 'New', 'Outlet']) tag(fixture, name, fixture.ids);
  const [view] = listLocations(fixture.deps, fixture.actor(), {}).items;
  expect(view?.tags.map(({ name }) => name)).toEqual(['New', 'North', 'Outlet']);
});

test('management status, open updates and declined edits filter the list', () => {
  const fixture = createLocationFixture([{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
  const [a, b, c] = fixture.ids as [LocationId, LocationId, LocationId];
  fixture.set(a, { managementStatus: 'disabled' });
  fixture.set(b, { hasUnresolvedUpdates: true });
  expect(names(fixture, { gbp_management_status: 'disabled' })).toEqual(['A']);
  expect(names(fixture, { gbp_management_status: 'lost-authorization' })).toEqual([]);
  expect(names(fixture, { has_unresolved_updates: true })).toEqual(['B']);
  expect(names(fixture, { has_unresolved_updates: false })).toEqual(['A', 'C']);
  fixture.set(c, { hasFailedPatchAttempts: true });
  expect(names(fixture, { has_failed_patch_attempts: true })).toEqual(['C']);
  expect(names(fixture, { has_failed_patch_attempts: false })).toEqual(['A', 'B']);
});

test('a page has 25 rows, or 50 with exclusions @CONST-1', () => {
  const fixture = createLocationFixture(numbered(60));
  const { deps, actor } = fixture;
  const [first] = fixture.ids;
  expect(listLocations(deps, actor(), {}).meta).toEqual({
    current_page: 1,
    last_page: 3,
    per_page: 25,
    total: 60,
    to: 25,
  });
  const excluding = { excluded_location_ids: first ? [first] : [] };
  expect(listLocations(deps, actor(), excluding).meta).toEqual({
    current_page: 1,
    last_page: 2,
    per_page: 50,
    total: 59,
    to: 50,
  });
  const pageSize = (filters: LocationFilters) =>
    listLocations(deps, actor(), filters).meta.per_page;
  expect(pageSize({ excluded_tag_ids: [tag(fixture, 'North', [])] })).toBe(50);
  expect(pageSize({ excluded_tag_ids: [], excluded_location_ids: [] })).toBe(25);
  const last = listLocations(deps, actor(), { page: { number: 3 } });
  expect(last.meta).toMatchObject({ current_page: 3, to: 60 });
  expect(last.items).toHaveLength(10);
  expect(names(fixture, { page: { number: 2, size: 2 } })).toEqual(['Branch 003', 'Branch 004']);
});

test('a page past the last is empty and names the last one @LOC-2', () => {
  const { deps, actor } = createLocationFixture(numbered(30));
  const past = listLocations(deps, actor(), { page: { number: 9 } });
  expect(past).toEqual({
    items: [],
    meta: { current_page: 9, last_page: 2, per_page: 25, total: 30, to: null },
  });
  const none = listLocations(deps, actor(), { search: 'nothing like it' });
  expect(none.meta).toMatchObject({ last_page: 1, total: 0, to: null });
});

test('names are sorted regardless of case @LOC-7', () => {
  const fixture = createLocationFixture(
    ['banana', 'Apple', 'cherry', 'BANANA', 'apple'].map((title) => ({ title })),
  );
  const ascending = ['Apple', 'apple', 'banana', 'BANANA', 'cherry'];
  expect(names(fixture, {})).toEqual(ascending);
  expect(names(fixture, { sort: '-name' })).toEqual(ascending.toReversed());
});

test.each(locationSorts)(
  'sorted by %s, the pages together contain every row once @LOC-7',
  (sort) => {
    // Many rows have equal values: there are three names, two store codes (or none) and two times.
    const fixture = createLocationFixture(
      Array.from({ length: 23 }, (_, index) => ({
        title: `Branch ${index % 3}`,
        storeCode: index % 4 === 0 ? null : `S${index % 2}`,
      })),
    );
    const { deps, actor, ids } = fixture;
    for (const id of ids.slice(5, 9)) fixture.set(id, { importedAt: actor().now + 1 });
    const pages = [1, 2, 3, 4].flatMap(
      (number) => listLocations(deps, actor(), { sort, page: { number, size: 7 } }).items,
    );
    expect(new Set(pages.map(({ row }) => row.id))).toEqual(new Set(fixture.ids));
    const key = {
      name: ({ name }: { name: string }) => name,
      store_code: ({ storeCode }: { storeCode: string | null }) => storeCode ?? '',
      imported_at: ({ importedAt }: { importedAt: number }) => String(importedAt),
    }[sort.replace('-', '') as 'name' | 'store_code' | 'imported_at'];
    const keys = pages.map(({ row }) => key(row));
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(keys).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
  },
);

test("another account's locations are never listed @PERM-1", () => {
  const fixture = createLocationFixture([{ title: 'Ours' }]);
  const { deps, actor, ids } = fixture;
  const other = createAccount(deps, { persona: 'owner', clock: 'manual' });
  const theirs = listLocations(deps, { user: other, now: actor().now }, {});
  const theirIds = theirs.items.map(({ row }) => row.id);
  const theirTags = theirs.items.flatMap((view) => view.tags.map(({ id }) => id));
  expect(theirIds.length).toBeGreaterThan(0);
  expect(theirTags.length).toBeGreaterThan(0);

  expect(names(fixture, {})).toEqual(['Ours']);
  expect(names(fixture, { only_tag_ids: theirTags })).toEqual([]);
  expect(names(fixture, { search: theirs.items[0]?.row.name ?? '' })).toEqual([]);
  const named = listLocationsByIds(deps, actor(), { locations: [...theirIds, ...ids] });
  expect(named.items.map(({ row }) => row.id)).toEqual(ids);
  expect(named.meta.total).toBe(1);
});

test('locations by ids keep the order of the ids, each once, in pages of 25', () => {
  const { deps, actor, ids } = createLocationFixture(numbered(30));
  const reversed = ids.toReversed();
  const first = listLocationsByIds(deps, actor(), { locations: [...reversed, ...ids] });
  expect(first.items.map(({ row }) => row.id)).toEqual(reversed.slice(0, 25));
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 25, total: 30, to: 25 });
  const second = listLocationsByIds(deps, actor(), { locations: reversed, page: { number: 2 } });
  expect(second.items.map(({ row }) => row.id)).toEqual(reversed.slice(25));
  expect(second.meta.to).toBe(30);
});

test('accented letters sort beside their base letters, regardless of case', () => {
  const titles = ['zebra', 'Äpfel & Co', 'apple', 'Zoo', 'Öl', 'oak', 'Banana', 'Éclair', 'eclair'];
  const fixture = createLocationFixture(titles.map((title) => ({ title, storeCode: null })));
  const sorted = ['Äpfel & Co', 'apple', 'Banana', 'Éclair', 'eclair', 'oak', 'Öl', 'zebra', 'Zoo'];
  expect(names(fixture, {})).toEqual(sorted);
  expect(names(fixture, { sort: '-name' })).toEqual(sorted.toReversed());
  expect(names(fixture, { gbp_management_status: 'enabled' })).toEqual(sorted);
  saveProfile(fixture.deps, fixture.row(fixture.id), plainProfile({ title: 'Ångström' }));
  expect(names(fixture, {})[0]).toBe('Ångström');
});

test('all search strategies find the same locations, even among those of other accounts', () => {
  const fixture = createLocationFixture([{ title: 'Annex' }, ...numbered(60)]);
  const mine = fixture.ids.slice(1);
  const total = (search: string) =>
    listLocations(fixture.deps, fixture.actor(), { search }).meta.total;
  const pages = (search: string, size = 20) =>
    Array.from({ length: 80 / size }, (_, index) =>
      listLocations(fixture.deps, fixture.actor(), { search, page: { number: index + 1, size } }),
    ).flatMap(({ items }) => items.map(({ row }) => row.id));
  expect(pages('branch')).toEqual(mine);
  expect(pages('branch', 4)).toEqual(mine);
  expect(pages('branch har')).toEqual(mine);
  expect(total('branch 059')).toBe(1);

  const { id: userId } = createAccount(fixture.deps, { persona: 'basic', clock: 'manual' });
  const theirs = mine.filter((_, index) => index % 7 === 3);
  for (const id of theirs) fixture.set(id, { userId });
  const left = mine.filter((id) => !theirs.includes(id));
  expect(pages('branch')).toEqual(left);
  expect(total('branch')).toBe(left.length);
});
