import type { LocationId } from '@placekeeper/contracts/core/id';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from '../../db/schema/jobs.ts';
import { locationViews } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { markViewed } from './commands/mark-viewed.ts';
import { removeLocation } from './commands/remove.ts';
import { updateLocation } from './commands/update.ts';
import { viewLocation } from './queries/view.ts';
import { refusal } from '../../testing/refusal.ts';

const recent = ({ deps, user }: LocationFixture) =>
  deps.db
    .select()
    .from(locationViews)
    .where(eq(locationViews.userId, user.id))
    .orderBy(desc(locationViews.viewedAt))
    .all()
    .map(({ locationId }) => locationId);

test('the location that was viewed last is first, and each occurs once @DET-1', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, advance } = fixture;
  const [a, b] = fixture.ids as [LocationId, LocationId];
  for (const id of [a, b, a]) {
    advance(1000);
    markViewed(deps, actor(), id);
  }
  expect(recent(fixture)).toEqual([a, b]);
});

test('a removed location leaves only its profile @LOC-3', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, id, updates, attempts, advance, told } = fixture;
  const { profileId } = fixture.row(id);
  markViewed(deps, actor(), id);
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title' });
  updateLocation(deps, actor(), { id, patch: { description: 'New.' } });

  removeLocation(deps, actor(), id);
  expect(() => viewLocation(deps, actor(), id)).toThrow(refusal(404));
  expect(updates(id)).toEqual([]);
  expect(attempts(id)).toEqual([]);
  expect(recent(fixture)).toEqual([]);

  // The job of the pending attempt finds no location, and emits nothing.
  advance(60_000);
  expect(deps.db.select().from(jobs).all()).toEqual([]);
  expect(told()).toEqual(['gbp-update.received', 'patch-attempt.created']);
  const left = deps.db.select().from(profiles).where(eq(profiles.id, profileId)).all();
  expect(left).toHaveLength(1);
});

test('an id is never reused', () => {
  const fixture = createLocationFixture([{}]);
  removeLocation(fixture.deps, fixture.actor(), fixture.id);
  expect(fixture.add({})).not.toBe(fixture.id);
});
