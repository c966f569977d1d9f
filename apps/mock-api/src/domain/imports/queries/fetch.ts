import type { SentStorefrontAddress } from '@placekeeper/contracts/model/google-location';
import { and, asc, eq, exists, lte, min, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { fetchOperations, type FetchOperationRow } from '../../../db/schema/imports.ts';
import { locations } from '../../../db/schema/locations.ts';
import {
  googleGroups,
  profileGroups,
  profiles,
  type GoogleGroupRow,
} from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../errors.ts';
import { groupsOf } from './groups-of-token.ts';

const queries = prepared((db) => ({
  operation: db
    .select()
    .from(fetchOperations)
    .where(
      and(
        eq(fetchOperations.id, sql.placeholder('id')),
        eq(fetchOperations.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(),
  offers: db
    .select({
      id: profiles.id,
      title: profiles.title,
      storeCode: sql<string | null>`${profiles.live} ->> '$.storeCode'`,
      storefrontAddress: sql`${profiles.live} -> '$.storefrontAddress'`.mapWith(
        (json: string): SentStorefrontAddress | null => JSON.parse(json),
      ),
      groupIds:
        sql`json_group_array(${profileGroups.groupId} order by ${profileGroups.groupId})`.mapWith(
          (json: string): readonly number[] => JSON.parse(json),
        ),
      imported: sql`${exists(
        db
          .select({ one: sql`1` })
          .from(locations)
          .where(
            and(
              eq(locations.userId, sql.placeholder('userId')),
              eq(locations.profileId, profiles.id),
            ),
          ),
      )}`.mapWith(Boolean),
    })
    .from(profileGroups)
    .innerJoin(googleGroups, eq(googleGroups.id, profileGroups.groupId))
    .innerJoin(googleTokens, eq(googleTokens.googleAccountId, googleGroups.googleAccountId))
    .innerJoin(profiles, eq(profiles.id, profileGroups.profileId))
    .where(
      and(
        eq(googleTokens.id, sql.placeholder('tokenId')),
        eq(googleGroups.unreachable, false),
        lte(googleGroups.id, sql.placeholder('lastGroupId')),
      ),
    )
    .groupBy(profiles.id)
    .orderBy(asc(min(profileGroups.groupId)), asc(profiles.id))
    .prepare(),
}));

export const findOperation = (
  deps: Deps,
  { user }: Actor,
  id: string,
): FetchOperationRow | undefined => queries(deps.db).operation.get({ id, userId: user.id });

function authorizeOperation(deps: Deps, actor: Actor, id: string): FetchOperationRow {
  const row = findOperation(deps, actor, id);
  if (!row) throw notFound();
  return row;
}

/** Extracts single values of the JSON, because reading thousands of whole profiles takes seconds. */

export interface Offer {
  readonly id: number;
  readonly title: string;
  readonly storeCode: string | null;
  readonly storefrontAddress: SentStorefrontAddress | null;
  readonly groupIds: readonly number[];
  readonly imported: boolean;
}

interface ShownFetch {
  readonly operation: FetchOperationRow;
  readonly offers: readonly Offer[];
  /** The groups read so far, including unreachable ones. */
  readonly groups: readonly GoogleGroupRow[];
}

export function showFetch(deps: Deps, actor: Actor, operationId: string): ShownFetch {
  const operation = authorizeOperation(deps, actor, operationId);
  const { tokenId, groupsRead } = operation;
  const groups = groupsOf(deps.db, tokenId).slice(0, groupsRead);
  const lastGroupId = groups.at(-1)?.id ?? 0;
  const offers = queries(deps.db).offers.all({ userId: actor.user.id, tokenId, lastGroupId });
  return { operation, offers, groups };
}
