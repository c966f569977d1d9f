import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, asc, countDistinct, eq, lte, sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { googleGroups, profileGroups, type GoogleGroupRow } from '../../../db/schema/provider.ts';

const tokenId = sql.placeholder('tokenId');

const queries = prepared((db) => ({
  groups: db
    .select({
      id: googleGroups.id,
      googleAccountId: googleGroups.googleAccountId,
      accountName: googleGroups.accountName,
      unreachable: googleGroups.unreachable,
    })
    .from(googleGroups)
    .innerJoin(googleTokens, eq(googleTokens.googleAccountId, googleGroups.googleAccountId))
    .where(eq(googleTokens.id, tokenId))
    .orderBy(asc(googleGroups.id))
    .prepare(),
  count: db
    .select({ count: countDistinct(profileGroups.profileId) })
    .from(profileGroups)
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleTokens, eq(googleTokens.googleAccountId, googleGroups.googleAccountId))
    .where(
      and(
        eq(googleTokens.id, tokenId),
        eq(googleGroups.unreachable, false),
        lte(googleGroups.id, sql.placeholder('lastGroupId')),
      ),
    )
    .prepare(),
}));

export const groupName = (groupId: number) => `accounts/${groupId}`;

/** The groups that a connected account reaches, in reading order. */
export const groupsOf = (db: Database, token: GoogleTokenId): readonly GoogleGroupRow[] =>
  queries(db).groups.all({ tokenId: token });

/** Counts distinct profiles in the groups up to `lastGroupId`, because groups can share profiles. */
export const countProfiles = (db: Database, token: GoogleTokenId, lastGroupId: number): number =>
  queries(db).count.get({ tokenId: token, lastGroupId })?.count ?? 0;
