import type { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client.ts';
import { type GoogleTokenRow, googleTokens } from '../db/schema/google-tokens.ts';
import { profileGroups, googleAccounts, googleGroups } from '../db/schema/provider.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { LoginBlueprint, GroupBlueprint } from './blueprints.ts';
import { splitList } from './split-list.ts';
import { profileInserter, type SeededProfile } from './insert-profile.ts';
import { days, minutes } from '../domain/clock.ts';
import { opaqueId } from '../domain/opaque-id.ts';

const queries = prepared((db) => ({
  membership: db
    .insert(profileGroups)
    .values({ groupId: sql.placeholder('groupId'), profileId: sql.placeholder('profileId') })
    .prepare(),
}));

/** A connected login, and its profiles that become locations. */
export interface ConnectedLogin {
  readonly tokenId: GoogleTokenId;
  readonly connection: GoogleTokenRow['status'];
  readonly toImport: readonly SeededProfile[];
}

export interface ProviderData {
  readonly connected: readonly ConnectedLogin[];
  /** Profiles in reachable groups, which can be imported. */
  readonly offered: readonly SeededProfile[];
}

export interface ProviderDataPlan {
  readonly userId: UserId;
  readonly now: number;
  readonly seed: number;
  readonly logins: readonly LoginBlueprint[];
  readonly toImport: readonly Profile[];
  readonly offered: readonly Profile[];
}

export function createProviderData(db: Database, plan: ProviderDataPlan): ProviderData {
  const insertProfile = profileInserter(db, plan.seed);
  const groups = plan.logins.flatMap((login) => login.groups.map((group) => ({ login, group })));
  const toImport = splitList(
    plan.toImport,
    groups.map(({ group }) => (group.unreachable ? 0 : group.share)),
  );
  const offered = splitList(
    plan.offered,
    groups.map(({ login, group }) => (login.connection === 'lost-authorization' ? 0 : group.share)),
  );

  const rows = plan.logins.map((login) => {
    const googleAccountId = insertLogin(db, plan.userId, login);
    const filled = login.groups.map((group): FilledGroup => {
      const position = groups.findIndex((each) => each.group === group);
      return {
        id: insertGroup(db, googleAccountId, group),
        unreachable: group.unreachable ?? false,
        toImport: (toImport[position] ?? []).map(insertProfile),
        offered: (offered[position] ?? []).map(insertProfile),
      };
    });
    join(db, filled);
    return { login, googleAccountId, filled };
  });

  return {
    connected: rows.flatMap(({ login, googleAccountId, filled }): readonly ConnectedLogin[] => {
      const { connection } = login;
      if (connection === 'none') return [];
      const { userId, now } = plan;
      const tokenId = insertToken(db, { userId, googleAccountId, status: connection, now });
      return [{ tokenId, connection, toImport: filled.flatMap((group) => group.toImport) }];
    }),
    offered: rows.flatMap(({ filled }) =>
      filled.flatMap((group) => (group.unreachable ? [] : group.offered)),
    ),
  };
}

interface FilledGroup {
  readonly id: number;
  readonly unreachable: boolean;
  readonly toImport: readonly SeededProfile[];
  readonly offered: readonly SeededProfile[];
}

/** Every seventh profile of a reachable group is also in the next reachable group. */
function join(db: Database, groups: readonly FilledGroup[]): void {
  const readable = groups.filter(({ unreachable }) => !unreachable);
  for (const group of groups) {
    const next = group.unreachable
      ? undefined
      : readable[(readable.indexOf(group) + 1) % readable.length];
    for (const [position, { id: profileId }] of [...group.toImport, ...group.offered].entries()) {
      queries(db).membership.run({ groupId: group.id, profileId });
      if (next && next !== group && position % 7 === 3) {
        queries(db).membership.run({ groupId: next.id, profileId });
      }
    }
  }
}

function insertLogin(db: Database, userId: UserId, { email, name }: LoginBlueprint): number {
  return db
    .insert(googleAccounts)
    .values({ userId, email, name })
    .returning({ id: googleAccounts.id })
    .get().id;
}

function insertGroup(db: Database, googleAccountId: number, group: GroupBlueprint): number {
  return db
    .insert(googleGroups)
    .values({ googleAccountId, accountName: group.name, unreachable: group.unreachable ?? false })
    .returning({ id: googleGroups.id })
    .get().id;
}

interface Connection {
  readonly userId: UserId;
  readonly googleAccountId: number;
  readonly status: GoogleTokenRow['status'];
  readonly now: number;
}

/** Inserts the token of a connection that is more than a year old. */
function insertToken(
  db: Database,
  { userId, googleAccountId, status, now }: Connection,
): GoogleTokenId {
  return db
    .insert(googleTokens)
    .values({
      userId,
      googleAccountId,
      status,
      accessToken: `ya29.${opaqueId('access', userId, googleAccountId, now)}`,
      createdAt: now - days(400),
      lastContactedAt: now - (status === 'active' ? minutes(7) : days(3)),
    })
    .returning({ id: googleTokens.id })
    .get().id;
}
