import { expect, test, vi } from 'vitest';
import { jobs } from '../../db/schema/jobs.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { receiveChange } from '../google-updates/receive.ts';
import { resolveUpdate } from '../google-updates/resolve.ts';
import { disableManagement } from '../locations/manage.ts';
import { updateLocation } from '../locations/update.ts';
import { currentPatchAttempts, failedPatchAttempts } from './list.ts';
import { publishingTime } from './publish.ts';

const banned = { name: 'Best books', description: 'Books.' };
const refusedName = {
  field: 'title',
  reason: 'FORBIDDEN_WORDS',
  message: 'The name contains words that advertise instead of naming.',
};

const save = ({ deps, actor, id }: LocationBench, patch: { name?: string; description?: string }) =>
  updateLocation(deps, actor(), { id, patch });
const failures = ({ deps, actor, id }: LocationBench) => failedPatchAttempts(deps, actor(), id);

test('what is published takes its time, and then the public sees it @DET-3', () => {
  const bench = createLocationBench();
  const { deps, actor, id, live, advance, told } = bench;
  const start = actor().now;
  save(bench, { name: 'Quay Books', description: 'Books.' });
  advance(publishingTime - 1);
  expect(currentPatchAttempts(deps, actor(), id)).toMatchObject([
    { status: 'created', fields: ['title', 'profile.description'], createdAt: start },
  ]);
  expect(live(id).title).toBe('Harbour Books');

  advance(1);
  expect(currentPatchAttempts(deps, actor(), id)).toEqual([]);
  expect(live(id)).toEqual(bench.row(id).profile);
  expect(live(id)).toMatchObject({ title: 'Quay Books', description: 'Books.' });
  expect(bench.attempts(id)).toMatchObject([
    { status: 'completed', errors: [], finishedAt: start + publishingTime },
  ]);
  expect(told()).toEqual(['patch-attempt.created', 'patch-attempt.completed']);
});

test('one refused field refuses them all, and the public sees nothing of it @DET-3', () => {
  const bench = createLocationBench();
  const { id, live, row, advance, told, attempts } = bench;
  const before = live(id);
  save(bench, banned);
  advance(publishingTime);
  expect(live(id)).toEqual(before);
  expect(row(id).profile).toMatchObject({ title: 'Best books', description: 'Books.' });
  expect(attempts(id)).toMatchObject([{ status: 'failed', errors: [refusedName] }]);
  expect(failures(bench)).toEqual({
    fields: ['title', 'profile.description'],
    errors: [refusedName],
  });
  expect(told()).toEqual(['patch-attempt.created', 'patch-attempt.failed']);
});

test('events carry the attempt as it then is', () => {
  const bench = createLocationBench();
  const { id, advance, events, actor } = bench;
  const created_at = new Date(actor().now).toISOString();
  save(bench, banned);
  advance(publishingTime);
  const finished_at = new Date(actor().now).toISOString();
  const attempt = { id: 1, fields: ['title', 'profile.description'], created_at };
  const created = { ...attempt, status: 'created', errors: [], finished_at: null };
  const failed = { ...attempt, status: 'failed', errors: [refusedName], finished_at };
  expect(events.map(({ payload }) => payload)).toEqual([
    { location_id: id, patch_attempt: created },
    { location_id: id, patch_attempt: failed },
  ]);
});

test('nobody is told before it is written, nor of what was undone', () => {
  const bench = createLocationBench();
  const { deps, id, advance } = bench;
  const open: boolean[] = [];
  vi.spyOn(deps.hub, 'publish').mockImplementation(() => {
    open.push(deps.db.$client.inTransaction);
    return 0;
  });
  save(bench, { name: 'Quay Books' });
  advance(publishingTime);
  expect(open).toEqual([false, false]);

  deps.db.$client.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  expect(() => save(bench, { name: 'Never' })).toThrow('no');
  expect(bench.row(id).name).toBe('Quay Books');
  expect(bench.attempts(id)).toHaveLength(1);
  expect(open).toHaveLength(2);
});

test('the last attempt at a field decides whether it failed @DET-3', () => {
  const bench = createLocationBench();
  save(bench, banned);
  bench.advance(publishingTime);
  expect(failures(bench).fields).toEqual(['title', 'profile.description']);

  save(bench, { name: 'Quay Books' });
  // On its way is not failed.
  expect(failures(bench)).toEqual({ fields: ['profile.description'], errors: [] });
  bench.advance(publishingTime);
  expect(failures(bench).fields).toEqual(['profile.description']);

  save(bench, { name: 'Cheapest books' });
  bench.advance(publishingTime);
  expect(failures(bench)).toEqual({
    fields: ['title', 'profile.description'],
    errors: [refusedName],
  });
});

test('a failure is over when we no longer want what was refused', () => {
  const accepting = createLocationBench();
  const { deps, actor, id } = accepting;
  save(accepting, { name: 'Best books' });
  accepting.advance(publishingTime);
  receiveChange(deps, actor(), {
    locationId: id,
    type: 'google',
    field: 'title',
    value: 'Quay Books',
  });
  const [update] = accepting.updates(id);
  if (update) resolveUpdate(deps, actor(), update.id, 'accept');
  expect(failures(accepting)).toEqual({ fields: [], errors: [] });

  const alone = createLocationBench();
  save(alone, { name: 'Best books' });
  alone.advance(publishingTime);
  disableManagement(alone.deps, alone.actor(), alone.id);
  expect(failures(alone).fields).toEqual(['title']);
  save(alone, { name: 'Quay Books' });
  expect(failures(alone).fields).toEqual([]);
});

test('attempts are answered in the order in which they were made', () => {
  const bench = createLocationBench();
  save(bench, { name: 'First' });
  bench.advance(seconds(1));
  save(bench, { name: 'Second' });
  bench.advance(publishingTime - seconds(1));
  expect(bench.live(bench.id).title).toBe('First');
  bench.advance(seconds(1));
  expect(bench.live(bench.id).title).toBe('Second');
});

test('without authorization an attempt waits, and goes on once it is back @GACC-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, token, live, advance, attempts, told } = bench;
  save(bench, { name: 'Quay Books' });
  loseAuthorization(deps, actor(), token.id);
  advance(minutes(10));
  expect(live(id).title).toBe('Harbour Books');
  expect(currentPatchAttempts(deps, actor(), id)).toHaveLength(1);
  expect(deps.db.select().from(jobs).all()).toEqual([]);

  // Saved meanwhile, it waits behind the first.
  save(bench, { name: 'Pier Books' });
  bench.reconnect();
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

test('what had to wait never comes after what was sent later', () => {
  const bench = createLocationBench();
  const { deps, actor, id, token, live, advance, attempts } = bench;
  save(bench, { name: 'First' });
  loseAuthorization(deps, actor(), token.id);
  advance(seconds(65));
  save(bench, { name: 'Second' });
  advance(seconds(1));
  bench.reconnect();
  advance(minutes(3));
  expect(live(id).title).toBe('Second');
  expect(attempts(id).map(({ status }) => status)).toEqual(['completed', 'completed']);
});

test('a change that the provider overtakes is decided by it: theirs is gone when ours is shown', () => {
  const bench = createLocationBench();
  const { deps, actor, id, advance, row, updates } = bench;
  save(bench, { name: 'Quay Books' });
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title', value: 'Theirs' });
  expect(row(id).hasUnresolvedUpdates).toBe(true);
  advance(publishingTime);
  expect(bench.live(id).title).toBe('Quay Books');
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified' }]);
  expect(row(id).hasUnresolvedUpdates).toBe(false);
});

test('an update is over as soon as the public sees anything else of ours', () => {
  const bench = createLocationBench();
  const { deps, actor, id, advance, updates } = bench;
  save(bench, { name: 'First' });
  advance(seconds(1));
  save(bench, { name: 'Second' });
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title', value: 'Theirs' });
  advance(publishingTime - seconds(1));
  expect(bench.live(id).title).toBe('First');
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified' }]);
  advance(seconds(1));
  expect(bench.live(id).title).toBe('Second');
});

test('an update stays open when ours is refused', () => {
  const bench = createLocationBench();
  const { deps, actor, id } = bench;
  save(bench, banned);
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title', value: 'Theirs' });
  bench.advance(publishingTime);
  expect(bench.updates(id)).toMatchObject([{ resolvedAction: null }]);
  expect(bench.row(id).hasUnresolvedUpdates).toBe(true);
});

test('theirs, accepted while ours is on its way, is what the public sees in the end', () => {
  const bench = createLocationBench();
  const { deps, actor, id, advance } = bench;
  save(bench, { name: 'Quay Books' });
  receiveChange(deps, actor(), { locationId: id, type: 'google', field: 'title', value: 'Theirs' });
  const [update] = bench.updates(id);
  if (update) resolveUpdate(deps, actor(), update.id, 'accept');
  advance(minutes(1));
  expect(bench.row(id).profile.title).toBe('Theirs');
  expect(bench.live(id).title).toBe('Theirs');
});
