import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { jobs } from '../../db/schema/jobs.ts';
import { profiles } from '../../db/schema/provider.ts';
import { users } from '../../db/schema/users.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/commands/lose-authorization.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { resolveUpdate } from '../google-updates/commands/resolve.ts';
import { disableManagement } from '../locations/commands/manage.ts';
import { updateCategories } from '../locations/commands/update-categories.ts';
import { updateSocialProfiles } from '../locations/commands/update-social-profiles.ts';
import { updateLocation } from '../locations/commands/update.ts';
import { currentPatchAttempts, failedPatchAttempts } from './queries/list.ts';
import { publishingTime } from './commands/publish.ts';

const banned = { name: 'Best books', description: 'Books.' };
const refusedName = {
  field: 'title',
  reason: 'FORBIDDEN_WORDS',
  message: 'The name contains promotional words.',
};

const save = ({ deps, actor, id }: LocationBench, patch: { name?: string; description?: string }) =>
  updateLocation(deps, actor(), { id, patch });
const failures = ({ deps, actor, id }: LocationBench) => failedPatchAttempts(deps, actor(), id);

test('a published value becomes live after some time @DET-3', () => {
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

test('one refused field refuses the whole attempt, and nothing becomes live @DET-3', () => {
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

test("events contain the attempt's current state", () => {
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

test('events leave after the commit, and not after a rollback', () => {
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
  // A pending attempt has not failed.
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

test('a declined value that is saved again is published again @DET-3', () => {
  const bench = createLocationBench();
  const { id, attempts, advance } = bench;
  save(bench, banned);
  advance(publishingTime);
  save(bench, { description: 'Books.' });
  expect(attempts(id).map(({ fields }) => fields)).toEqual([
    ['title', 'profile.description'],
    ['profile.description'],
  ]);
  advance(publishingTime);
  expect(failures(bench)).toEqual({ fields: ['title'], errors: [refusedName] });

  save(bench, { description: 'Books.' });
  expect(attempts(id)).toHaveLength(2);
});

test.each([
  ['social profiles', 'attributes/url_facebook'],
  ['categories', 'categories'],
  ['special hours', 'specialHours'],
] as const)('declined %s are published again when they are saved again @DET-3', (_, field) => {
  const bench = createLocationBench();
  const { deps, actor, id, row, attempts, advance } = bench;
  const { primary } = row(id).profile.categories;
  const saves = {
    'attributes/url_facebook': () =>
      updateSocialProfiles(deps, actor(), {
        id,
        social_profiles: { facebook: 'https://www.facebook.com/quaybooks' },
      }),
    categories: () =>
      updateCategories(deps, actor(), {
        id,
        primary_category_id: primary,
        additional_category_ids: ['gcid:cafe'],
      }),
    specialHours: () =>
      updateLocation(deps, actor(), {
        id,
        patch: {
          opening_hours: { special_periods: [{ start_date: '2026-12-25', closed: true }] },
        },
      }),
  };
  deps.db.update(profiles).set({ standing: 'unverified' }).run();
  saves[field]();
  advance(publishingTime);
  expect(failures(bench).fields).toEqual([field]);
  saves[field]();
  expect(attempts(id).map(({ fields }) => fields)).toEqual([[field], [field]]);
});

test('a failure ends when our value changes', () => {
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

test('attempts are answered in the order of their creation', () => {
  const bench = createLocationBench();
  save(bench, { name: 'First' });
  bench.advance(seconds(1));
  save(bench, { name: 'Second' });
  bench.advance(publishingTime - seconds(1));
  expect(bench.live(bench.id).title).toBe('First');
  bench.advance(seconds(1));
  expect(bench.live(bench.id).title).toBe('Second');
});

test('without authorization an attempt waits, and continues with the authorization @GACC-2', () => {
  const bench = createLocationBench();
  const { deps, actor, id, token, live, advance, attempts, told } = bench;
  save(bench, { name: 'Quay Books' });
  loseAuthorization(deps, actor(), token.id);
  advance(minutes(10));
  expect(live(id).title).toBe('Harbour Books');
  expect(currentPatchAttempts(deps, actor(), id)).toHaveLength(1);
  expect(deps.db.select().from(jobs).all()).toEqual([]);

  // This later save waits for the first.
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

test('an older waiting attempt never overwrites a newer one', () => {
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

const receiveTheirs = ({ deps, actor, id }: LocationBench, type: 'google' | 'ownerManager') =>
  receiveChange(deps, actor(), { locationId: id, type, field: 'title', value: 'Theirs' });

test('a change during publishing needs no decision, and disappears once ours is live', () => {
  const bench = createLocationBench();
  const { id, advance, row, updates } = bench;
  save(bench, { name: 'Quay Books' });
  receiveTheirs(bench, 'google');
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  advance(publishingTime);
  expect(bench.live(id).title).toBe('Quay Books');
  expect(updates(id)).toEqual([]);
});

test('the protection ends when the last attempt at the field is answered', () => {
  const bench = createLocationBench();
  const { id, advance, updates } = bench;
  save(bench, { name: 'First' });
  advance(seconds(1));
  save(bench, { name: 'Second' });
  receiveTheirs(bench, 'google');
  advance(publishingTime - seconds(1));
  expect(bench.live(id).title).toBe('First');
  expect(updates(id)).toEqual([]);
  advance(seconds(1));
  expect(bench.live(id).title).toBe('Second');
  expect(updates(id)).toEqual([]);
});

test.each(['google', 'ownerManager'] as const)(
  'a change by %s becomes an update when our value is refused',
  (type) => {
    const bench = createLocationBench();
    const { id, told } = bench;
    save(bench, banned);
    receiveTheirs(bench, type);
    bench.advance(publishingTime);
    expect(bench.updates(id)).toMatchObject([
      { type, resolvedAction: null, platformValue: 'Best books', updateValue: 'Theirs' },
    ]);
    expect(bench.row(id).hasUnresolvedUpdates).toBe(true);
    expect(told().slice(-2)).toEqual(['patch-attempt.failed', 'gbp-update.received']);
    expect(bench.events.at(-1)?.payload).toEqual({
      location_id: id,
      has_google_updates: type === 'google',
      has_owner_manager_updates: type === 'ownerManager',
    });
  },
);

test('a refused value is a failure, and is not attributed to anyone', () => {
  const bench = createLocationBench();
  save(bench, banned);
  bench.advance(publishingTime);
  expect(bench.updates(bench.id)).toEqual([]);
});

const sendServices = ({ deps, actor, id, row }: LocationBench) =>
  updateCategories(deps, actor(), {
    id,
    primary_category_id: row(id).profile.categories.primary,
    additional_category_ids: [],
  });

test('services that Google changed after our attempt stay as Google has them', () => {
  const bench = createLocationBench([
    {
      categories: { primary: 'gcid:book_store', additional: ['gcid:cafe'] },
      serviceItems: [{ freeFormServiceItem: { category: 'gcid:cafe', displayName: 'Cakes' } }],
    },
  ]);
  const { deps, actor, id } = bench;
  const services = { locationId: id, field: 'serviceItems' } as const;
  sendServices(bench);
  bench.advance(seconds(1));
  receiveChange(deps, actor(), { ...services, type: 'google' });
  bench.advance(publishingTime);
  expect(bench.attempts(id)).toMatchObject([
    { status: 'failed', errors: [{ field: 'serviceItems', reason: 'STALE_DATA' }] },
  ]);
});

test('a suspended profile refuses every field', () => {
  const bench = createLocationBench();
  const { deps, id, row } = bench;
  const standing = (value: 'suspended' | 'verified') =>
    deps.db
      .update(profiles)
      .set({ standing: value })
      .where(eq(profiles.id, row(id).profileId))
      .run();
  standing('suspended');
  save(bench, { name: 'Quay Books', description: 'Books.' });
  bench.advance(publishingTime);
  expect(failures(bench).errors).toMatchObject([
    { field: 'title', reason: 'UNVERIFIED_LOCATION' },
    { field: 'profile.description', reason: 'UNVERIFIED_LOCATION' },
  ]);
  standing('verified');
  save(bench, { name: 'Pier Books', description: 'More books.' });
  bench.advance(publishingTime);
  expect(bench.live(id).title).toBe('Pier Books');
});

test('a simulation at ten times the speed publishes ten times sooner', () => {
  const bench = createLocationBench();
  const simulation = { mood: 'still', speed: 10, digestHour: 7 } as const;
  bench.deps.db.update(users).set({ simulation }).where(eq(users.id, bench.user.id)).run();
  save(bench, { name: 'Quay Books' });
  bench.advance(publishingTime / 10 - 1);
  expect(bench.live(bench.id).title).toBe('Harbour Books');
  bench.advance(1);
  expect(bench.live(bench.id).title).toBe('Quay Books');
});
