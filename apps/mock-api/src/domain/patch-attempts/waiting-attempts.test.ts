import type { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { jobs } from '../../db/schema/jobs.ts';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { removeLocation } from '../locations/commands/remove.ts';
import { updateLocation } from '../locations/commands/update.ts';
import { bulkCallInterval } from '../provider-quota/provider-quota.ts';
import { currentPatchAttempts } from './queries/list.ts';
import { publishingTime } from './commands/publish.ts';

const save = (
  { deps, actor, id }: LocationFixture,
  patch: { name?: string; description?: string },
) => updateLocation(deps, actor(), { id, patch });
const scheduled = ({ deps }: LocationFixture) => deps.db.select().from(jobs).all();

test('without authorization an attempt waits, and continues with the authorization @GACC-2', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, token, live, advance, attempts, told } = fixture;
  save(fixture, { name: 'Quay Books' });
  loseAuthorization(deps, actor(), token.id);
  advance(minutes(10));
  expect(live(id).title).toBe('Harbour Books');
  expect(currentPatchAttempts(deps, actor(), id)).toHaveLength(1);
  expect(scheduled(fixture)).toEqual([]);

  // The second attempt waits for the authorization, too.
  save(fixture, { name: 'Pier Books' });
  expect(scheduled(fixture)).toEqual([]);
  fixture.reconnect();
  advance(publishingTime);
  expect(live(id).title).toBe('Pier Books');
  expect(attempts(id).map(({ status }) => status)).toEqual(['completed', 'completed']);
  expect(told()).toEqual([
    'patch-attempt.created',
    'google-authorization.lost',
    'patch-attempt.created',
    'patch-attempt.completed',
    'patch-attempt.completed',
  ]);
});

test('after a reconnection, waiting attempts are sent one location after another @GACC-2', () => {
  const fixture = createLocationFixture([{}, {}, {}]);
  const { deps, actor, ids, token, advance, attempts } = fixture;
  for (const id of ids) updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  loseAuthorization(deps, actor(), token.id);
  advance(publishingTime);
  fixture.reconnect();
  const published = () => ids.map((id) => attempts(id)[0]?.status === 'completed');
  advance(publishingTime);
  expect(published()).toEqual([true, false, false]);
  advance(bulkCallInterval(actor()));
  expect(published()).toEqual([true, true, false]);
  advance(bulkCallInterval(actor()) - 1);
  expect(published()).toEqual([true, true, false]);
  advance(1);
  expect(published()).toEqual([true, true, true]);
});

test('a waiting attempt is not sent if the authorization is lost again, or the location removed', () => {
  const fixture = createLocationFixture([{}, {}]);
  const { deps, actor, ids, token, advance, attempts } = fixture;
  const [lost, removed] = ids as [LocationId, LocationId];
  for (const id of ids) updateLocation(deps, actor(), { id, patch: { name: 'Quay Books' } });
  loseAuthorization(deps, actor(), token.id);
  advance(publishingTime);
  fixture.reconnect();
  removeLocation(deps, actor(), removed);
  loseAuthorization(deps, actor(), token.id);
  expect(scheduled(fixture).map(({ kind }) => kind)).toEqual(['patch.send', 'patch.send']);
  advance(bulkCallInterval(actor()));
  expect(scheduled(fixture)).toEqual([]);
  expect(attempts(lost)).toMatchObject([{ status: 'created' }]);
});

test('an older waiting attempt never overwrites a newer one', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, token, live, advance, attempts } = fixture;
  save(fixture, { name: 'First' });
  loseAuthorization(deps, actor(), token.id);
  advance(seconds(65));
  save(fixture, { name: 'Second' });
  advance(seconds(1));
  fixture.reconnect();
  advance(minutes(3));
  expect(live(id).title).toBe('Second');
  expect(attempts(id).map(({ status }) => status)).toEqual(['completed', 'completed']);
});
