import { GoogleUpdateId, type LocationId } from '@placekeeper/contracts/core/id';
import type { UpdateFilters } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import { manualStart, createAccount } from '../../seed/create-account.ts';
import { createLocationFixture } from '../../testing/location-fixture.ts';
import { days, hours } from '../clock.ts';
import { listUpdates, updatesMeta } from './queries/list.ts';
import { receiveChange, type ProviderChange } from './commands/receive.ts';
import { resolveUpdate } from './commands/resolve.ts';
import { refusal } from '../../testing/refusal.ts';

type Source = ProviderChange['type'];

/** Opens five updates of two locations, each at the first moment of a day. */
function reviewBench() {
  const fixture = createLocationFixture([{ title: 'North' }, { title: 'South' }]);
  const { deps, advance } = fixture;
  const [north, south] = fixture.ids as [LocationId, LocationId];
  const plan: readonly [LocationId, Source, ProviderField][] = [
    [north, 'google', 'title'],
    [north, 'ownerManager', 'websiteUri'],
    [south, 'google', 'title'],
    [south, 'google', 'latlng'],
    [south, 'ownerManager', 'regularHours'],
  ];
  // The fixture's clock starts at 9:00, so fifteen hours later it is midnight.
  advance(hours(15));
  for (const [locationId, type, field] of plan) {
    receiveChange(deps, fixture.actor(), { locationId, type, field });
    advance(days(1));
  }
  return {
    ...fixture,
    north,
    south,
    found: (filters: UpdateFilters) =>
      listUpdates(deps, fixture.actor(), filters).items.map(({ update }) => update.id),
    meta: (filters: UpdateFilters) => updatesMeta(deps, fixture.actor(), filters),
  };
}

const updateId = (number: number) => GoogleUpdateId.parse(number);
const day = (number: number) => new Date(manualStart + days(number)).toISOString().slice(0, 10);

test('updates are listed newest first, in pages of 8 @UPD-1 @CONST-1', () => {
  const { deps, actor, found } = reviewBench();
  expect(found({})).toEqual([5, 4, 3, 2, 1]);
  const all = listUpdates(deps, actor(), {});
  expect(all.meta).toEqual({ current_page: 1, last_page: 1, per_page: 8, total: 5, to: 5 });
  expect(all.totalLocations).toBe(2);
  const second = listUpdates(deps, actor(), { page: { number: 2, size: 2 } });
  expect(second.items.map(({ update }) => update.id)).toEqual([3, 2]);
  expect(second.meta).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 5, to: 4 });
  const past = listUpdates(deps, actor(), { page: { number: 4, size: 2 } });
  expect(past).toMatchObject({ items: [], meta: { last_page: 3, to: null } });
});

test('filters apply alone and together @UPD-2', () => {
  const { found, north, south } = reviewBench();
  expect(found({ locations: [north] })).toEqual([2, 1]);
  expect(found({ locations: [north, south] })).toEqual([5, 4, 3, 2, 1]);
  expect(found({ locations: [] })).toEqual([5, 4, 3, 2, 1]);
  expect(found({ field_names: ['title'] })).toEqual([3, 1]);
  expect(found({ field_names: ['title', 'latlng'] })).toEqual([4, 3, 1]);
  expect(found({ field_names: ['of tomorrow'] })).toEqual([]);
  expect(found({ change_source: 'all' })).toEqual([5, 4, 3, 2, 1]);
  expect(found({ change_source: 'google' })).toEqual([4, 3, 1]);
  expect(found({ change_source: 'ownerManager' })).toEqual([5, 2]);
  expect(found({ locations: [south], field_names: ['title'], change_source: 'google' })).toEqual([
    3,
  ]);
});

test('both dates are inclusive, to the first and the last moment @UPD-2', () => {
  const { found, deps, actor, advance, north } = reviewBench();
  // Five updates are from the first moments of days 1 to 5; the sixth is from the last moment of day 6.
  advance(days(1) - 1);
  receiveChange(deps, actor(), { locationId: north, type: 'google', field: 'storeCode' });
  expect(found({ start_date: day(3) })).toEqual([6, 5, 4, 3]);
  expect(found({ end_date: day(3) })).toEqual([3, 2, 1]);
  expect(found({ start_date: day(2), end_date: day(4) })).toEqual([4, 3, 2]);
  expect(found({ start_date: day(6), end_date: day(6) })).toEqual([6]);
  expect(found({ start_date: day(7) })).toEqual([]);
  expect(found({ start_date: day(4), end_date: day(2) })).toEqual([]);
});

test.each(['start_date', 'end_date'] as const)('an impossible day is refused as %s', (name) => {
  const { found, meta } = reviewBench();
  for (const date of ['2026-02-30', '9999-99-99']) {
    const refused = expect.objectContaining({
      kind: { status: 422, errors: { [name]: [expect.stringMatching(/date/)] } },
    });
    expect(() => found({ [name]: date })).toThrow(refused);
    expect(() => meta({ [name]: date })).toThrow(refused);
  }
});

test('the archive contains exactly the resolved updates @UPD-6', () => {
  const { deps, actor, found } = reviewBench();
  resolveUpdate(deps, actor(), updateId(4), 'accept');
  resolveUpdate(deps, actor(), updateId(2), 'dismiss');
  expect(found({})).toEqual([5, 3, 1]);
  expect(found({ active: true })).toEqual([5, 3, 1]);
  expect(found({ active: false })).toEqual([4, 2]);
  expect(found({ active: false, change_source: 'ownerManager' })).toEqual([2]);
});

test('totals apply the other filters @UPD-2', () => {
  const { meta, south } = reviewBench();
  expect(meta({})).toEqual({
    change_source_totals: { all: 5, google: 3, ownerManager: 2 },
    field_totals: { title: 2, websiteUri: 1, latlng: 1, regularHours: 1 },
    min_date: `${day(1)}T00:00:00.000Z`,
  });
  const bySource = meta({ change_source: 'ownerManager' });
  expect(bySource.change_source_totals).toEqual({ all: 5, google: 3, ownerManager: 2 });
  expect(bySource.field_totals).toEqual({ websiteUri: 1, regularHours: 1 });
  const byField = meta({ field_names: ['title'] });
  expect(byField.change_source_totals).toEqual({ all: 2, google: 2 });
  expect(byField.field_totals).toEqual({ title: 2, websiteUri: 1, latlng: 1, regularHours: 1 });
  expect(meta({ locations: [south] }).change_source_totals).toEqual({
    all: 3,
    google: 2,
    ownerManager: 1,
  });
});

test('the date of the oldest update does not depend on the chosen dates @UPD-2', () => {
  const { meta, south } = reviewBench();
  expect(meta({ start_date: day(4) })).toMatchObject({
    change_source_totals: { all: 2 },
    min_date: `${day(1)}T00:00:00.000Z`,
  });
  expect(meta({ locations: [south] }).min_date).toBe(`${day(3)}T00:00:00.000Z`);
  expect(meta({ active: false })).toEqual({
    change_source_totals: { all: 0 },
    field_totals: {},
    min_date: null,
  });
});

test('the review needs the subscription @PERM-2', () => {
  const { setUser, found, meta } = reviewBench();
  setUser({ hasSubscription: false });
  expect(() => found({})).toThrow(refusal(403));
  expect(() => meta({})).toThrow(refusal(403));
});

test("another account's updates are neither listed nor counted @PERM-1", () => {
  const { deps, actor, north, found } = reviewBench();
  const other = createAccount(deps, { persona: 'admin', clock: 'manual' });
  const stranger = { user: other, now: actor().now };
  const theirs = listUpdates(deps, stranger, {});
  expect(theirs.meta.total).toBeGreaterThan(0);
  expect(listUpdates(deps, stranger, { locations: [north] }).items).toEqual([]);
  expect(updatesMeta(deps, stranger, { locations: [north] }).change_source_totals).toEqual({
    all: 0,
  });
  expect(found({ locations: theirs.items.map(({ location }) => location.id) })).toEqual([]);
});
