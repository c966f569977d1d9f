import type { LocationId } from '@placekeeper/contracts/core/id';
import { userChannel } from '@placekeeper/contracts/core/event';
import { asc, eq } from 'drizzle-orm';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import { patchAttempts } from '../db/schema/patch-attempts.ts';
import { profiles, type ProfileRow } from '../db/schema/provider.ts';
import type { UserRow } from '../db/schema/users.ts';
import { insertLocation } from '../domain/imports/commands/insert-location.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createAccount } from '../seed/create-account.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { createTestDeps, type TestDeps } from './test-deps.ts';
import { connect } from '../domain/google-accounts/commands/connect.ts';
import { consent, listGoogleAccounts } from '../domain/google-accounts/commands/consent.ts';
import {
  listTokens,
  type ConnectedAccount,
} from '../domain/google-accounts/queries/list-tokens.ts';

/** An account with exactly these locations, all managed through one connected login, and five free slots. */
export function createLocationFixture(changes: readonly Partial<Profile>[] = [{}]) {
  const twin = createTestDeps();
  const { deps, events } = twin;
  const user = createAccount(deps, { persona: 'new', clock: 'manual', profiles: [] });
  const setUser = (values: Partial<UserRow>) => twin.setUser(user, values);
  setUser({ hasSubscription: true, slots: changes.length + 5 });
  const { token } = connectLogin(twin, user);
  const actor = () => twin.actor(user);
  const ids = changes.map((change) => add(change));

  function add(change: Partial<Profile>): LocationId {
    const live = plainProfile(change);
    const { id: profileId } = deps.db
      .insert(profiles)
      .values({ cid: '4611686018427387904', title: live.title, live })
      .returning({ id: profiles.id })
      .get();
    return insertLocation(deps.db, {
      userId: user.id,
      tokenId: token.id,
      profileId,
      live,
      managementStatus: 'enabled',
      at: actor().now,
    });
  }

  function row(id: LocationId): LocationRow {
    const found = deps.db.select().from(locations).where(eq(locations.id, id)).get();
    if (!found) throw new Error(`There is no location ${id}`);
    return found;
  }

  function profile(id: LocationId): ProfileRow {
    const { profileId } = row(id);
    const found = deps.db.select().from(profiles).where(eq(profiles.id, profileId)).get();
    if (!found) throw new Error(`Location ${id} has no profile`);
    return found;
  }

  return {
    ...twin,
    user,
    token,
    ids,
    /** The first location, for tests that need only one. */
    id: ids[0] ?? add({}),
    actor,
    add,
    row,
    profile,
    live: (id: LocationId): Profile => profile(id).live,
    /**
     * Gives the other account's location the profile of this location; returns the id of the other account's location.
     */
    shareProfile(other: Pick<UserRow, 'id'>, id: LocationId): LocationId {
      return deps.db
        .update(locations)
        .set({ profileId: row(id).profileId })
        .where(eq(locations.userId, other.id))
        .returning({ id: locations.id })
        .get().id;
    },
    set(id: LocationId, values: Partial<LocationRow>) {
      deps.db.update(locations).set(values).where(eq(locations.id, id)).run();
    },
    setProfile(id: LocationId, values: Partial<ProfileRow>) {
      deps.db
        .update(profiles)
        .set(values)
        .where(eq(profiles.id, row(id).profileId))
        .run();
    },
    setUser,
    reconnect: () => connectLogin(twin, user),
    advance: (ms: number) => twin.advance(user, ms),
    updates: (id: LocationId) =>
      deps.db
        .select()
        .from(googleUpdates)
        .where(eq(googleUpdates.locationId, id))
        .orderBy(asc(googleUpdates.id))
        .all(),
    attempts: (id: LocationId) =>
      deps.db
        .select()
        .from(patchAttempts)
        .where(eq(patchAttempts.locationId, id))
        .orderBy(asc(patchAttempts.id))
        .all(),
    /** Returns the names of this user's events, in order, and throws if another user got an event. */
    told() {
      const strangers = events.filter(({ channel }) => channel !== userChannel(user.id));
      if (strangers.length > 0) throw new Error(`Told to others: ${JSON.stringify(strangers)}`);
      return events.map(({ name }) => name);
    },
  };
}

export type LocationFixture = ReturnType<typeof createLocationFixture>;

export function connectLogin(
  { deps, actor }: TestDeps,
  user: UserRow,
  position = 0,
): ConnectedAccount {
  const login = listGoogleAccounts(deps, actor(user))[position];
  if (!login) throw new Error(`There is no login ${position}`);
  connect(
    deps,
    actor(user),
    consent(deps, actor(user), { googleAccountId: login.id, granted: true }),
  );
  const connected = listTokens(deps, actor(user)).find(({ account }) => account.id === login.id);
  if (!connected) throw new Error('Connecting left no token');
  return connected;
}
