import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { createTestTwin } from '../../testing/test-twin.ts';
import { minutes } from '../clock.ts';
import { markViewed } from '../locations/commands/mark-viewed.ts';
import { removeLocation } from '../locations/commands/remove.ts';
import { recentLocations, searchSpotlight } from './queries.ts';

/** Returns the titles of the results in order; the titles of actions are in brackets. */
const found = ({ deps, actor }: LocationFixture, query: string) =>
  searchSpotlight(deps, actor(), { query, page: { number: 1 } }).items.map((item) =>
    'action' in item ? `[${item.action.title}]` : item.location.row.name,
  );

const branches = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Harbour Books ${index + 1}`,
    storeCode: `HB-${index + 1}`,
  }));

test.each([
  ['harbour', ['Quay Harbour', 'Bäckerei Öztürk', 'Harbour Books']],
  ['HARBOUR BOOKS', ['Harbour Books']],
  ['oztu', ['Bäckerei Öztürk']],
  ['hb', ['Harbour Books']],
  ['q1 harb', ['Quay Harbour']],
  ['bulk', ['[Bulk edit locations]', '[Bulk edit history]']],
  ['jif', ['[Bulk edit locations]']],
  ['settings', ['[Settings]']],
  ['gbp', ['[GBP updates]']],
  ['tag', ['[Tags]']],
  ['remove', ['[Locations]']],
  ['review', ['[GBP updates]']],
  ['dismissed', ['[Resolved updates]']],
  ['undo', ['[Bulk edit history]']],
  ['group', ['[Tags]']],
  ['import', ['[Add a location]']],
  ['reconnect', ['[Google accounts]']],
  ['preferences', ['[Settings]']],
  ['nothing like it', []],
  ['', []],
  ['  \t', []],
])('the search %j finds %j @SPOT-8', (query, expected) => {
  const fixture = createLocationFixture([
    { title: 'Harbour Books' },
    { title: 'Bäckerei Öztürk', storeCode: 'BO' },
    { title: 'Quay Harbour', storeCode: 'Q1' },
  ]);
  expect(found(fixture, query)).toEqual(expected);
});

test('actions come first, locations by descending id, ten per page @SPOT-10', () => {
  const fixture = createLocationFixture([
    ...branches(20),
    { title: 'Settings & Sons' },
    ...branches(3),
  ]);
  expect(found(fixture, 'settings')).toEqual(['[Settings]', 'Settings & Sons']);
  // The letter s is in every address (Harbour Street) and in the actions about locations.
  const { deps, actor } = fixture;
  const page = (number: number) => searchSpotlight(deps, actor(), { query: 's', page: { number } });
  const pages = [1, 2, 3, 4, 5].map(page);
  const titles = pages.flatMap(({ items }) =>
    items.map((item) => ('action' in item ? item.action.title : item.location.row.id)),
  );
  const actions = titles.filter((title) => typeof title === 'string');
  expect(titles).toEqual([...actions, ...fixture.ids.toReversed()]);
  expect(actions.length).toBeGreaterThan(3);
  const total = actions.length + 24;
  expect(pages.map(({ meta }) => meta.total)).toEqual([total, total, total, total, total]);
  expect(pages[0]?.meta).toEqual({ current_page: 1, last_page: 4, per_page: 10, total, to: 10 });
  expect(pages[3]?.meta.to).toBe(total);
  expect(pages[4]?.items).toEqual([]);
});

test("another account's locations are not found @PERM-1", async () => {
  const twin = createTestTwin();
  const [user, other] = [await twin.as('owner'), await twin.as('agency', { locations: 30 })];
  for (const query of ['st', 'street', 'a']) {
    const { data } = await user.succeed(api.spotlight.search, {
      query: { query, page: { size: 1000 } },
    });
    const { data: own } = await user.succeed(api.locations.list, {
      query: { search: query, page: { size: 1000 } },
    });
    const ids = data.flatMap(({ location }) => location?.id ?? []);
    expect(ids).toEqual(own.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(ids.length).toBeGreaterThan(0);
  }
  expect((await other.succeed(api.spotlight.recentLocations, {})).meta.total).toBe(5);
});

test('actions that need the subscription are offered only with it @CARD-1 @CARD-3', async () => {
  const twin = createTestTwin();
  const offered = async (persona: 'owner' | 'basic') => {
    const user = await twin.as(persona, { locations: 1 });
    const { data } = await user.succeed(api.spotlight.search, {
      query: { query: 'e', page: { size: 100 } },
    });
    return data.filter(({ type }) => type === 'action').map(({ title }) => title);
  };
  const all = await offered('owner');
  expect(all).toContain('GBP updates');
  expect(await offered('basic')).toEqual(all.filter((title) => !title.endsWith('updates')));
});

test('each result has a link of the application @SPOT-10 @CARD-2 @CARD-4', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { data: locations } = await user.succeed(api.locations.list, {});
  const [location] = locations;
  if (!location) throw new Error('There is no location');
  const search = async (query: string) =>
    (await user.succeed(api.spotlight.search, { query: { query } })).data;
  const [item] = await search(location.store_code ?? '');
  expect(item).toEqual({
    type: 'location',
    location: {
      id: location.id,
      name: location.name,
      store_code: location.store_code,
      formatted_address: location.formatted_address,
    },
    title: location.name,
    link: `/location/${location.id}/info`,
    icon: 'map-pin',
    color: location.label_type,
  });
  const [first] = await search('add remove update your');
  expect(first).toMatchObject({ type: 'action', location: null, link: '/locations' });
  const [edit] = await search('in a jif');
  expect(edit).toMatchObject({ title: 'Bulk edit locations', link: '/bulk-edit' });
});

test('a search that is too long is refused', async () => {
  const user = await createTestTwin().as('new');
  expect(
    await user.call(api.spotlight.search, { query: { query: 'x'.repeat(201) } }),
  ).toMatchObject({ status: 422, body: { errors: { query: [expect.any(String)] } } });
});

test('recent locations are the last opened existing ones, each once @SPOT-6 @SPOT-7', () => {
  const fixture = createLocationFixture(branches(12));
  const { deps, actor, ids } = fixture;
  const recent = (number = 1) =>
    recentLocations(deps, actor(), { page: { number } }).items.map(({ row }) => row.id);
  expect(recent()).toEqual([]);
  // The clock stands still during these views.
  for (const id of ids) markViewed(deps, actor(), id);
  const [first, second] = ids as [LocationId, LocationId];
  markViewed(deps, actor(), first);
  const order = [first, ...ids.slice(1).toReversed()];
  expect(recent()).toEqual(order.slice(0, 10));
  fixture.advance(minutes(1));
  markViewed(deps, actor(), first);
  expect([...recent(), ...recent(2)]).toEqual(order);
  removeLocation(deps, actor(), second);
  const left = order.filter((id) => id !== second);
  expect([...recent(), ...recent(2)]).toEqual(left);
  expect(recentLocations(deps, actor(), {}).meta).toEqual({
    current_page: 1,
    last_page: 2,
    per_page: 10,
    total: 11,
    to: 10,
  });
});
