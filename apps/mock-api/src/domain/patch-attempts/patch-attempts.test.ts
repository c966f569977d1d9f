import { expect, test, vi } from 'vitest';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { seconds } from '../clock.ts';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { resolveUpdate } from '../google-updates/commands/resolve.ts';
import { disableManagement } from '../locations/commands/set-management.ts';
import { updateCategories } from '../locations/commands/update-categories.ts';
import { updateSocialProfiles } from '../locations/commands/update-social-profiles.ts';
import { updateLocation } from '../locations/commands/update.ts';
import { addFreeForm } from '../services/commands.ts';
import { currentPatchAttempts, failedPatchAttempts } from './queries/list.ts';
import { publishingTime } from './commands/publish.ts';

const banned = { name: 'Best books', description: 'Books.' };
const refusedName = {
  field: 'title',
  reason: 'FORBIDDEN_WORDS',
  message: 'The name contains promotional words.',
};

const save = (
  { deps, actor, id }: LocationFixture,
  patch: { name?: string; description?: string },
) => updateLocation(deps, actor(), { id, patch });
const failures = ({ deps, actor, id }: LocationFixture) => failedPatchAttempts(deps, actor(), id);
const isMarked = ({ row, id }: LocationFixture) => row(id).hasFailedPatchAttempts;

test('a published value becomes live after some time @DET-3', () => {
  const fixture = createLocationFixture();
  const { deps, actor, id, live, advance, told } = fixture;
  const start = actor().now;
  save(fixture, { name: 'Quay Books', description: 'Books.' });
  advance(publishingTime - 1);
  expect(currentPatchAttempts(deps, actor(), id)).toMatchObject([
    { status: 'created', fields: ['title', 'profile.description'], createdAt: start },
  ]);
  expect(live(id).title).toBe('Harbour Books');

  advance(1);
  expect(currentPatchAttempts(deps, actor(), id)).toEqual([]);
  expect(live(id)).toEqual(fixture.row(id).profile);
  expect(live(id)).toMatchObject({ title: 'Quay Books', description: 'Books.' });
  expect(fixture.attempts(id)).toMatchObject([
    { status: 'completed', errors: [], finishedAt: start + publishingTime },
  ]);
  expect(told()).toEqual(['patch-attempt.created', 'patch-attempt.completed']);
});

test('one refused field refuses the whole attempt, and nothing becomes live @DET-3', () => {
  const fixture = createLocationFixture();
  const { id, live, row, advance, told, attempts } = fixture;
  const before = live(id);
  save(fixture, banned);
  advance(publishingTime);
  expect(live(id)).toEqual(before);
  expect(row(id).profile).toMatchObject({ title: 'Best books', description: 'Books.' });
  expect(attempts(id)).toMatchObject([{ status: 'failed', errors: [refusedName] }]);
  expect(failures(fixture)).toEqual({
    fields: ['title', 'profile.description'],
    errors: [refusedName],
  });
  expect(told()).toEqual(['patch-attempt.created', 'patch-attempt.failed']);
});

test("events contain the attempt's current state", () => {
  const fixture = createLocationFixture();
  const { id, advance, events, actor } = fixture;
  const created_at = new Date(actor().now).toISOString();
  save(fixture, banned);
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

test('events are published after the commit, and not after a rollback', () => {
  const fixture = createLocationFixture();
  const { deps, id, advance } = fixture;
  const open: boolean[] = [];
  vi.spyOn(deps.hub, 'publish').mockImplementation(() => {
    open.push(deps.db.$client.inTransaction);
    return 0;
  });
  save(fixture, { name: 'Quay Books' });
  advance(publishingTime);
  expect(open).toEqual([false, false]);

  deps.db.$client.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON jobs BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  expect(() => save(fixture, { name: 'Never' })).toThrow('no');
  expect(fixture.row(id).name).toBe('Quay Books');
  expect(fixture.attempts(id)).toHaveLength(1);
  expect(open).toHaveLength(2);
});

test('the last attempt at a field decides whether it failed @DET-3', () => {
  const fixture = createLocationFixture();
  save(fixture, banned);
  fixture.advance(publishingTime);
  expect(failures(fixture).fields).toEqual(['title', 'profile.description']);
  expect(isMarked(fixture)).toBe(true);

  save(fixture, { name: 'Quay Books' });
  expect(fixture.attempts(fixture.id).at(-1)?.fields).toEqual(['title']);
  // The pending attempt to publish the name supersedes the failed attempt.
  expect(failures(fixture)).toEqual({ fields: ['profile.description'], errors: [] });
  expect(isMarked(fixture)).toBe(true);
  fixture.advance(publishingTime);
  expect(failures(fixture).fields).toEqual(['profile.description']);

  save(fixture, { name: 'Cheapest books' });
  fixture.advance(publishingTime);
  expect(failures(fixture)).toEqual({
    fields: ['title', 'profile.description'],
    errors: [refusedName],
  });
});

test('a declined value that is saved again is published again @DET-3', () => {
  const fixture = createLocationFixture();
  const { id, attempts, advance } = fixture;
  save(fixture, banned);
  advance(publishingTime);
  save(fixture, { description: 'Books.' });
  expect(attempts(id).map(({ fields }) => fields)).toEqual([
    ['title', 'profile.description'],
    ['profile.description'],
  ]);
  advance(publishingTime);
  expect(failures(fixture)).toEqual({ fields: ['title'], errors: [refusedName] });

  save(fixture, { description: 'Books.' });
  expect(attempts(id)).toHaveLength(2);

  expect(isMarked(fixture)).toBe(true);
  save(fixture, { name: 'Best books' });
  expect(attempts(id).at(-1)?.fields).toEqual(['title']);
  expect(isMarked(fixture)).toBe(false);
});

test.each([
  ['social profiles', 'attributes/url_facebook'],
  ['categories', 'categories'],
  ['special hours', 'specialHours'],
] as const)('declined %s are published again when they are saved again @DET-3', (_, field) => {
  const fixture = createLocationFixture();
  const { deps, actor, id, row, setProfile, attempts, advance } = fixture;
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
  setProfile(id, { standing: 'unverified' });
  saves[field]();
  advance(publishingTime);
  expect(failures(fixture).fields).toEqual([field]);
  saves[field]();
  expect(attempts(id).map(({ fields }) => fields)).toEqual([[field], [field]]);
});

test('a failure is dropped when our value changes', () => {
  const accepting = createLocationFixture();
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
  expect(isMarked(accepting)).toBe(false);

  const alone = createLocationFixture();
  save(alone, { name: 'Best books' });
  alone.advance(publishingTime);
  disableManagement(alone.deps, alone.actor(), alone.id);
  expect(failures(alone).fields).toEqual(['title']);
  save(alone, { name: 'Quay Books' });
  expect(failures(alone).fields).toEqual([]);
  expect(isMarked(alone)).toBe(false);
  expect(alone.attempts(alone.id)).toHaveLength(1);
});

test('attempts are answered in the order of their creation', () => {
  const fixture = createLocationFixture();
  save(fixture, { name: 'First' });
  fixture.advance(seconds(1));
  save(fixture, { name: 'Second' });
  fixture.advance(publishingTime - seconds(1));
  expect(fixture.live(fixture.id).title).toBe('First');
  fixture.advance(seconds(1));
  expect(fixture.live(fixture.id).title).toBe('Second');
});

const receiveTheirs = ({ deps, actor, id }: LocationFixture, type: 'google' | 'ownerManager') =>
  receiveChange(deps, actor(), { locationId: id, type, field: 'title', value: 'Theirs' });

test('a change during publishing needs no decision, and disappears when our value is live', () => {
  const fixture = createLocationFixture();
  const { id, advance, row, updates } = fixture;
  save(fixture, { name: 'Quay Books' });
  receiveTheirs(fixture, 'google');
  expect(row(id).hasUnresolvedUpdates).toBe(false);
  advance(publishingTime);
  expect(fixture.live(id).title).toBe('Quay Books');
  expect(updates(id)).toEqual([]);
});

test('a difference needs a decision once the last attempt at the field is answered', () => {
  const fixture = createLocationFixture();
  const { id, advance, updates } = fixture;
  save(fixture, { name: 'First' });
  advance(seconds(1));
  save(fixture, { name: 'Second' });
  receiveTheirs(fixture, 'google');
  advance(publishingTime - seconds(1));
  expect(fixture.live(id).title).toBe('First');
  expect(updates(id)).toEqual([]);
  advance(seconds(1));
  expect(fixture.live(id).title).toBe('Second');
  expect(updates(id)).toEqual([]);
});

test.each(['google', 'ownerManager'] as const)(
  'a change by %s becomes an update when our value is refused',
  (type) => {
    const fixture = createLocationFixture();
    const { id, told } = fixture;
    save(fixture, banned);
    receiveTheirs(fixture, type);
    fixture.advance(publishingTime);
    expect(fixture.updates(id)).toMatchObject([
      { type, resolvedAction: null, platformValue: 'Best books', updateValue: 'Theirs' },
    ]);
    expect(fixture.row(id).hasUnresolvedUpdates).toBe(true);
    expect(told().slice(-2)).toEqual(['patch-attempt.failed', 'gbp-update.received']);
    expect(fixture.events.at(-1)?.payload).toEqual({
      location_id: id,
      has_google_updates: type === 'google',
      has_owner_manager_updates: type === 'ownerManager',
    });
  },
);

test('a refused value is a failure, and is not attributed to anyone', () => {
  const fixture = createLocationFixture();
  save(fixture, banned);
  fixture.advance(publishingTime);
  expect(fixture.updates(fixture.id)).toEqual([]);
});

const sendServices = ({ deps, actor, id, row }: LocationFixture) =>
  updateCategories(deps, actor(), {
    id,
    primary_category_id: row(id).profile.categories.primary,
    additional_category_ids: [],
  });

test('services that Google changed after our attempt stay as Google has them', () => {
  const fixture = createLocationFixture([
    {
      categories: { primary: 'gcid:book_store', additional: ['gcid:cafe'] },
      serviceItems: [{ freeFormServiceItem: { category: 'gcid:cafe', displayName: 'Cakes' } }],
    },
  ]);
  const { deps, actor, id } = fixture;
  const services = { locationId: id, field: 'serviceItems' } as const;
  sendServices(fixture);
  fixture.advance(seconds(1));
  receiveChange(deps, actor(), { ...services, type: 'google' });
  fixture.advance(publishingTime);
  expect(fixture.attempts(id)).toMatchObject([
    { status: 'failed', errors: [{ field: 'serviceItems', reason: 'STALE_DATA' }] },
  ]);
  // An attempt after Google's change replaces the services.
  fixture.advance(1);
  addFreeForm(deps, actor(), { id, categoryId: 'gcid:book_store', displayName: 'Readings' });
  fixture.advance(publishingTime);
  expect(fixture.attempts(id).at(-1)).toMatchObject({ status: 'completed', errors: [] });
});

test('a suspended profile refuses every field', () => {
  const fixture = createLocationFixture();
  const { id, setProfile } = fixture;
  const standing = (value: 'suspended' | 'verified') => setProfile(id, { standing: value });
  standing('suspended');
  save(fixture, { name: 'Quay Books', description: 'Books.' });
  fixture.advance(publishingTime);
  expect(failures(fixture).errors).toMatchObject([
    { field: 'title', reason: 'UNVERIFIED_LOCATION' },
    { field: 'profile.description', reason: 'UNVERIFIED_LOCATION' },
  ]);
  standing('verified');
  save(fixture, { name: 'Pier Books', description: 'More books.' });
  fixture.advance(publishingTime);
  expect(fixture.live(id).title).toBe('Pier Books');
});

test('a simulation at ten times the speed publishes ten times sooner', () => {
  const fixture = createLocationFixture();
  fixture.setUser({ simulation: { mood: 'still', speed: 10, digestHour: 7 } });
  save(fixture, { name: 'Quay Books' });
  fixture.advance(publishingTime / 10 - 1);
  expect(fixture.live(fixture.id).title).toBe('Harbour Books');
  fixture.advance(1);
  expect(fixture.live(fixture.id).title).toBe('Quay Books');
});
