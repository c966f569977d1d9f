import { and, eq, min, ne, sql } from 'drizzle-orm';
import { googleTokens, type GoogleTokenRow } from '../../../db/schema/google-tokens.ts';
import { locations } from '../../../db/schema/locations.ts';
import { googleGroups, profileGroups } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';

/** GACC-2: moves the locations of the lost token to other connected accounts that reach the locations' profiles. */
export function failOver({ db }: Deps, lost: Pick<GoogleTokenRow, 'id' | 'userId'>): void {
  const other = db
    .select({ profileId: profileGroups.profileId, tokenId: min(googleTokens.id).as('other_token') })
    .from(googleTokens)
    .innerJoin(
      googleGroups,
      and(
        eq(googleGroups.googleAccountId, googleTokens.googleAccountId),
        eq(googleGroups.unreachable, false),
      ),
    )
    .innerJoin(profileGroups, eq(profileGroups.groupId, googleGroups.id))
    .where(
      and(
        eq(googleTokens.userId, lost.userId),
        eq(googleTokens.status, 'active'),
        ne(googleTokens.id, lost.id),
      ),
    )
    .groupBy(profileGroups.profileId)
    .as('other');
  db.update(locations)
    .set({ tokenId: sql`${other.tokenId}` })
    .from(other)
    .where(and(eq(locations.tokenId, lost.id), eq(locations.profileId, other.profileId)))
    .run();
}
