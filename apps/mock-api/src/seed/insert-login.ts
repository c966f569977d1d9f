import type { GoogleTokenId, UserId } from '@placekeeper/contracts/core/id';
import type { Database } from '../db/client.ts';
import { googleTokens, type GoogleTokenRow } from '../db/schema/google-tokens.ts';
import { googleAccounts, googleGroups } from '../db/schema/provider.ts';
import { days, minutes } from '../domain/clock.ts';
import { opaqueId } from '../domain/opaque-id.ts';
import type { GroupBlueprint, LoginBlueprint } from './blueprints.ts';

export function insertLogin(db: Database, userId: UserId, { email, name }: LoginBlueprint): number {
  return db
    .insert(googleAccounts)
    .values({ userId, email, name })
    .returning({ id: googleAccounts.id })
    .get().id;
}

export function insertGroup(db: Database, googleAccountId: number, group: GroupBlueprint): number {
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

/** A login that was connected more than a year ago. */
export function insertToken(
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
