import { homeHintKey } from '@placekeeper/contracts/model/user';
import { and, count, eq, isNull, lte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { jobs } from '../db/schema/jobs.ts';
import { locations } from '../db/schema/locations.ts';
import { notificationConfigurations, notificationDeliveries } from '../db/schema/notifications.ts';
import { patchAttempts } from '../db/schema/patch-attempts.ts';
import { googleAccounts, googleGroups, profileGroups, profiles } from '../db/schema/provider.ts';
import { tags } from '../db/schema/tags.ts';
import type { UserRow } from '../db/schema/users.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { days, isoTime } from '../domain/clock.ts';
import { listTokens } from '../domain/google-accounts/queries/list-tokens.ts';
import { listMails } from '../domain/notifications/queries/mails.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { personas } from './blueprints.ts';
import { createAccount, manualStart } from './create-account.ts';
import { findPersona, seedPersonas } from './personas.ts';
import { generateProfiles } from './profiles/generate-profiles.ts';

const locationsOf = (deps: Deps, { id }: UserRow) =>
  deps.db.select().from(locations).where(eq(locations.userId, id)).all();

/** Every membership of a profile in a group of this user's logins. */
const membershipsOf = (deps: Deps, { id }: UserRow) =>
  deps.db
    .select({ profile: profiles, group: googleGroups })
    .from(profileGroups)
    .innerJoin(profiles, eq(profiles.id, profileGroups.profileId))
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleAccounts, eq(googleAccounts.id, googleGroups.googleAccountId))
    .where(eq(googleAccounts.userId, id))
    .all();

const profileIds = (memberships: ReturnType<typeof membershipsOf>) =>
  new Set(memberships.map(({ profile }) => profile.id));

test('only new accounts see the hint @HINT-2', () => {
  const { deps } = createTestDeps();
  const known = personas.filter(
    (persona) =>
      createAccount(deps, {
        persona,
        clock: 'manual',
        ...(persona === 'agency' && { locations: 20 }),
      }).metadata[homeHintKey] === true,
  );
  expect(known).toEqual(personas.filter((persona) => persona !== 'new'));
});

test('the owner is established: locations in every state, a lost account, open updates', () => {
  const { deps, actor } = createTestDeps();
  const owner = createAccount(deps, { persona: 'owner', clock: 'manual' });
  expect(owner).toMatchObject({
    persona: 'owner',
    hasSubscription: true,
    isAdmin: false,
    manualClock: manualStart,
  });
  const rows = locationsOf(deps, owner);
  expect(rows).toHaveLength(36);
  expect(new Set(rows.map(({ managementStatus }) => managementStatus))).toEqual(
    new Set(['enabled', 'disabled', 'lost-authorization']),
  );
  const tokens = listTokens(deps, actor(owner));
  expect(tokens.map(({ token }) => token.status)).toEqual([
    'active',
    'active',
    'lost-authorization',
  ]);
  expect(tokens.reduce((sum, { locationsCount }) => sum + locationsCount, 0)).toBe(36);

  const pending = deps.db
    .select()
    .from(googleUpdates)
    .where(isNull(googleUpdates.resolvedAction))
    .all();
  expect(pending).toHaveLength(12);
  expect(new Set(pending.map(({ type }) => type))).toEqual(new Set(['google', 'ownerManager']));
  expect(pending.every(({ createdAt }) => createdAt < manualStart)).toBe(true);
  expect(rows.filter(({ hasUnresolvedUpdates }) => hasUnresolvedUpdates)).toHaveLength(12);
  expect(deps.db.select().from(tags).all()).toHaveLength(5);
  const memberships = membershipsOf(deps, owner);
  expect(profileIds(memberships).size).toBe(48);
  const cids = new Set(memberships.map(({ profile }) => profile.cid));
  expect(cids.size).toBe(48);
  for (const cid of cids) expect(cid).toMatch(/^\d{19}$/);
});

test('@NOTIF-5 the owner has daily mails of all locations, and immediate ones for a manager', () => {
  const { deps, actor } = createTestDeps();
  const owner = createAccount(deps, { persona: 'owner', clock: 'manual' });
  const settings = deps.db.select().from(notificationConfigurations).all();
  expect(settings).toMatchObject([
    { locationId: null, period: 'daily', options: { emails: ['olivia.hart@example.com'] } },
    {
      locationId: expect.any(Number),
      period: 'immediate',
      options: { emails: ['branch.manager@example.com'] },
    },
  ]);
  const mails = listMails(deps, actor(owner)).toReversed();
  const digests = mails.filter(({ recipient }) => recipient === 'olivia.hart@example.com');
  expect(digests.length).toBeGreaterThan(1);
  for (const { subject, createdAt } of digests) {
    expect(subject).toMatch(/^\d+ profile updates? to review at /);
    expect(isoTime(createdAt)).toMatch(/T07:00:00.000Z$/);
    expect(createdAt).toBeLessThan(manualStart);
  }
  expect(mails.filter(({ recipient }) => recipient === 'branch.manager@example.com')).toHaveLength(
    1,
  );
  // Every update was already mailed, so the next digest is empty.
  const told = new Set(
    deps.db
      .select()
      .from(notificationDeliveries)
      .all()
      .map(({ updateId }) => updateId),
  );
  expect(told.size).toBe(12);
  expect(deps.db.select().from(jobs).all()).toEqual([]);
});

test("a live account's last updates are in its next digest", () => {
  const { deps } = createTestDeps();
  // An hour before the digest and hours after the last update.
  const now = Date.UTC(2026, 2, 2, 6);
  const agency = createAccount(
    { ...deps, clock: () => now },
    { persona: 'agency', clock: 'live', locations: 40 },
  );
  const waiting = deps.db.select().from(jobs).where(eq(jobs.userId, agency.id)).all();
  expect(waiting).toMatchObject([{ kind: 'digest.send', dueAt: Date.UTC(2026, 2, 2, 7) }]);
});

test.each(['owner', 'agency'] as const)(
  'the %s has months of history: an archive with every outcome, refusals, a pending attempt',
  (persona) => {
    const { deps } = createTestDeps();
    const locationCount = persona === 'owner' ? 36 : 200;
    const user = createAccount(deps, { persona, clock: 'manual', locations: locationCount });
    const rows = deps.db.select().from(googleUpdates).all();
    const archive = rows.filter(({ resolvedAction }) => resolvedAction !== null);
    expect(new Set(archive.map(({ resolvedAction }) => resolvedAction))).toEqual(
      new Set(['accepted', 'rejected', 'dismissed', 'nullified']),
    );
    expect(new Set(archive.map(({ resolvedBy }) => resolvedBy))).toEqual(
      new Set(['user', 'auto-rejection', null]),
    );
    const oldest = Math.min(...archive.map(({ createdAt }) => createdAt));
    expect((manualStart - oldest) / days(1)).toBe(88);
    expect(rows.length - archive.length).toBe(persona === 'owner' ? 12 : 150);

    const attempts = deps.db.select().from(patchAttempts).all();
    const statuses = Map.groupBy(attempts, ({ status }) => status);
    expect(statuses.get('failed')).toHaveLength(2);
    expect(statuses.get('created')).toHaveLength(1);
    // All past jobs have run.
    const due = deps.db
      .select()
      .from(jobs)
      .where(lte(jobs.dueAt, user.manualClock ?? 0))
      .all();
    expect(due).toEqual([]);
  },
);

test('Google has made one of its changes at several locations', () => {
  const { deps } = createTestDeps();
  createAccount(deps, { persona: 'owner', clock: 'manual' });
  const hours = deps.db
    .select()
    .from(googleUpdates)
    .where(and(eq(googleUpdates.fieldName, 'regularHours'), isNull(googleUpdates.resolvedAction)))
    .all();
  expect(hours).toHaveLength(3);
  expect(new Set(hours.map(({ updateValue }) => JSON.stringify(updateValue))).size).toBe(1);
  expect(new Set(hours.map(({ createdAt }) => createdAt)).size).toBe(1);
});

test('the new customer has two logins, one of them without any profile, and nothing on the platform', () => {
  const { deps, actor } = createTestDeps();
  const user = createAccount(deps, { persona: 'new', clock: 'manual' });
  expect(user).toMatchObject({ hasSubscription: false, slots: 0 });
  expect(locationsOf(deps, user)).toEqual([]);
  expect(listTokens(deps, actor(user))).toEqual([]);

  const memberships = membershipsOf(deps, user);
  expect(profileIds(memberships).size).toBe(60);
  expect(memberships.length).toBeGreaterThan(60);
  expect(new Set(memberships.map(({ group }) => group.googleAccountId)).size).toBe(1);
  expect(deps.db.select({ count: count() }).from(googleAccounts).get()?.count).toBe(2);
  const faulty = memberships.filter(({ profile }) => profile.importError !== null);
  expect(profileIds(faulty).size).toBe(1);
});

test('given profiles wait for the new customer, all of them without errors', () => {
  const { deps } = createTestDeps();
  const own = generateProfiles({ seed: 9, count: 11 });
  const user = createAccount(deps, { persona: 'new', clock: 'manual', profiles: own });
  const titles = deps.db
    .select()
    .from(profiles)
    .all()
    .map(({ title }) => title);
  expect(titles).toEqual(own.map(({ title }) => title));
  expect(membershipsOf(deps, user).every(({ profile }) => profile.importError === null)).toBe(true);
});

test.each(personas)('%s can have any number of locations', (persona) => {
  const { deps } = createTestDeps();
  for (const wanted of [0, 1, 2, 13]) {
    const user = createAccount(deps, { persona, clock: 'manual', locations: wanted });
    const made =
      persona === 'new'
        ? profileIds(membershipsOf(deps, user)).size
        : locationsOf(deps, user).length;
    expect(made).toBe(wanted);
    const managed = locationsOf(deps, user).filter(
      ({ managementStatus }) => managementStatus === 'enabled',
    );
    expect(managed.length).toBeLessThanOrEqual(user.slots);
  }
});

test('the same seed gives the same account, another seed another', () => {
  const make = (seed: number) => {
    const { deps } = createTestDeps();
    const user = createAccount(deps, { persona: 'owner', clock: 'manual', seed });
    return { rows: locationsOf(deps, user), memberships: membershipsOf(deps, user) };
  };
  expect(make(1)).toEqual(make(1));
  expect(make(1).rows.map(({ name }) => name)).not.toEqual(make(2).rows.map(({ name }) => name));
});

test('accounts share nothing: no profile, no login, no group', () => {
  const { deps } = createTestDeps();
  const [first, second] = [1, 2].map(() =>
    createAccount(deps, { persona: 'owner', clock: 'manual' }),
  );
  if (!first || !second) throw new Error('Two accounts were made');
  const [mine, theirs] = [membershipsOf(deps, first), membershipsOf(deps, second)];
  expect(profileIds(mine).isDisjointFrom(profileIds(theirs))).toBe(true);
  expect(locationsOf(deps, first).every(({ profileId }) => profileIds(mine).has(profileId))).toBe(
    true,
  );
  expect(
    locationsOf(deps, second).every(({ profileId }) => profileIds(theirs).has(profileId)),
  ).toBe(true);
});

test('an account is created completely or not at all', () => {
  const { deps } = createTestDeps();
  const [broken] = generateProfiles({ seed: 1, count: 1 });
  // The column refuses the null title, after the user's row has been written.
  const profile = { ...broken, title: null } as unknown as NonNullable<typeof broken>;
  expect(() =>
    createAccount(deps, { persona: 'new', clock: 'manual', profiles: [profile] }),
  ).toThrow(/NOT NULL/);
  expect(deps.db.select({ count: count() }).from(users).get()?.count).toBe(0);
});

test('the personas are created once, live, and found again', () => {
  const { deps } = createTestDeps();
  expect(seedPersonas(deps, { locations: 20 })).toBe(true);
  expect(seedPersonas(deps, { locations: 20 })).toBe(false);
  createAccount(deps, { persona: 'agency', clock: 'manual', locations: 0 });
  expect(deps.db.select({ count: count() }).from(users).get()?.count).toBe(6);
  for (const persona of personas)
    expect(findPersona(deps, persona)).toMatchObject({ persona, manualClock: null });
  const agency = findPersona(deps, 'agency');
  expect(agency && locationsOf(deps, agency)).toHaveLength(20);
  expect(findPersona(deps, 'admin')?.isAdmin).toBe(true);
});
