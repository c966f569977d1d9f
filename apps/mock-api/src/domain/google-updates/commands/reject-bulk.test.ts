import type { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { jobs } from '../../../db/schema/jobs.ts';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { seconds } from '../../clock.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { receiveChange, receiveChanges } from './receive.ts';
import { resolveUpdate } from './resolve.ts';
import { previewRejectBulk, rejectBulk } from './reject-bulk.ts';
import { refusal } from '../../../testing/refusal.ts';

/** Three locations with a changed name and website; the pin of one location has moved, too. */
function reviewBench() {
  const fixture = createLocationFixture([
    { title: 'North' },
    { title: 'South' },
    { title: 'West' },
  ]);
  const { deps, actor, ids } = fixture;
  const [north, south, west] = ids as [LocationId, LocationId, LocationId];
  receiveChanges(deps, actor(), { locationIds: ids, type: 'google', field: 'title' });
  receiveChanges(deps, actor(), {
    locationIds: ids,
    type: 'ownerManager',
    field: 'websiteUri',
  });
  receiveChange(deps, actor(), { locationId: north, type: 'google', field: 'latlng' });
  return {
    ...fixture,
    north,
    south,
    west,
    open: () =>
      ids.flatMap((id) =>
        fixture.updates(id).flatMap((update) => (update.resolvedAction === null ? [update] : [])),
      ),
  };
}

test('updates that can be rejected are rejected, and the others stay open @UPD-5', () => {
  const { deps, actor, ids, north, open, row, updates, attempts } = reviewBench();
  expect(previewRejectBulk(deps, actor(), {})).toEqual({
    updates_count: 6,
    locations_count: 3,
    field_totals: { title: 3, websiteUri: 3 },
  });
  rejectBulk(deps, actor(), {});
  expect(open()).toMatchObject([{ locationId: north, fieldName: 'latlng' }]);
  expect(ids.map((id) => row(id).hasUnresolvedUpdates)).toEqual([true, false, false]);
  for (const id of ids) {
    expect(updates(id).filter(({ fieldName }) => fieldName !== 'latlng')).toMatchObject(
      Array.from({ length: 2 }, () => ({
        resolvedAction: 'rejected',
        resolvedBy: 'user',
        resolvedAt: actor().now,
      })),
    );
    // Both fields of a profile are sent as one edit.
    expect(attempts(id)).toHaveLength(1);
    expect(new Set(attempts(id)[0]?.fields)).toEqual(new Set(['title', 'websiteUri']));
  }
  expect(previewRejectBulk(deps, actor(), {})).toEqual({
    updates_count: 0,
    locations_count: 0,
    field_totals: {},
  });
});

test('locations are sent one after the other, and each is announced when it is sent', () => {
  const { deps, actor, ids, live, row, advance, events } = reviewBench();
  const before = events.length;
  const told = () => events.slice(before).map(({ name }) => name);
  rejectBulk(deps, actor(), {});
  expect(told()).toEqual(['patch-attempt.created']);
  advance(500);
  expect(told()).toEqual(Array(3).fill('patch-attempt.created'));
  advance(publishingTime);
  expect(ids.map((id) => live(id).title)).toEqual(ids.map((id) => row(id).name));
});

test.each<[string, Parameters<typeof previewRejectBulk>[2], number]>([
  ['a source', { change_source: 'google' }, 3],
  ['a field', { field_names: ['websiteUri'] }, 2],
  ['fields nobody knows', { field_names: ['moreHours'] }, 0],
  ['a day before', { end_date: '2026-03-01' }, 0],
  ['the archive', { active: false }, 0],
  ['the pin alone', { field_names: ['latlng'] }, 0],
])('%s limits the rejection like the list @UPD-5', (_, filters, count) => {
  const { deps, actor, open } = reviewBench();
  const website = open().find(({ fieldName }) => fieldName === 'websiteUri');
  if (website) resolveUpdate(deps, actor(), website.id, 'dismiss');
  expect(previewRejectBulk(deps, actor(), filters).updates_count).toBe(count);
  const before = open().length;
  rejectBulk(deps, actor(), filters);
  expect(open()).toHaveLength(before - count);
});

test('unreachable profiles stay: without authorization, or blocked by Google', () => {
  const { deps, actor, south, west, set, setProfile, open } = reviewBench();
  set(south, { managementStatus: 'lost-authorization' });
  setProfile(west, { standing: 'suspended' });
  expect(previewRejectBulk(deps, actor(), {})).toMatchObject({
    updates_count: 2,
    locations_count: 1,
  });
  rejectBulk(deps, actor(), {});
  expect(open().filter(({ locationId }) => locationId === south)).toHaveLength(2);
  expect(open().filter(({ locationId }) => locationId === west)).toHaveLength(2);
});

test('an impossible day is refused', () => {
  const { deps, actor } = createLocationFixture();
  const refused = expect.objectContaining({
    kind: { status: 422, errors: { start_date: ['Enter a valid date.'] } },
  });
  expect(() => previewRejectBulk(deps, actor(), { start_date: '2026-02-30' })).toThrow(refused);
  expect(() => rejectBulk(deps, actor(), { start_date: '2026-02-30' })).toThrow(refused);
});

test('a bulk rejection needs the subscription @PERM-2', () => {
  const { deps, actor, setUser, open } = reviewBench();
  setUser({ hasSubscription: false });
  expect(() => previewRejectBulk(deps, actor(), {})).toThrow(refusal(403));
  expect(() => rejectBulk(deps, actor(), {})).toThrow(refusal(403));
  expect(open()).toHaveLength(7);
});

test("other accounts' updates stay @PERM-1", () => {
  const { deps, actor, open, south } = reviewBench();
  const user = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const stranger = { user, now: actor().now };
  expect(previewRejectBulk(deps, stranger, { locations: [south] }).updates_count).toBe(0);
  rejectBulk(deps, stranger, {});
  expect(open()).toHaveLength(7);
});

test('hundreds are rejected at once and sent within the quota', () => {
  const fixture = createLocationFixture(Array.from({ length: 400 }, () => ({})));
  const { deps, actor, ids } = fixture;
  const change = { type: 'google', field: 'title', value: 'Theirs' } as const;
  receiveChanges(deps, actor(), { locationIds: ids, ...change });
  rejectBulk(deps, actor(), {});
  expect(deps.db.select().from(jobs).all()).toHaveLength(400);
  fixture.advance(seconds(120));
  const statuses = ids.flatMap((id) => fixture.attempts(id).map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set(['completed']));
});
