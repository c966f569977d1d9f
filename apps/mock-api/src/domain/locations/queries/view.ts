import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { asc, eq, sql, and, ne } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import { googleAccounts, profiles } from '../../../db/schema/provider.ts';
import { locationTags, tags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../errors.ts';
import { newestMedia, type MediaView } from '../../media/queries.ts';
import { authorize } from '../../authorize.ts';

export interface LocationView {
  readonly row: LocationRow;
  readonly cid: string;
  readonly ownerEmail: string | null;
  readonly tags: readonly Tag[];
  /** The newest photos; only `viewLocation` reads them. */
  readonly media?: readonly MediaView[];
}

const ids = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const queries = prepared((db) => ({
  rows: db
    .select({ row: locations, cid: profiles.cid, ownerEmail: googleAccounts.email })
    .from(locations)
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .leftJoin(googleTokens, eq(googleTokens.id, locations.tokenId))
    .leftJoin(googleAccounts, eq(googleAccounts.id, googleTokens.googleAccountId))
    .where(sql`${locations.id} IN ${ids}`)
    .prepare(),
  tags: db
    .select({ locationId: locationTags.locationId, id: tags.id, name: tags.name })
    .from(locationTags)
    .innerJoin(tags, eq(tags.id, locationTags.tagId))
    .where(sql`${locationTags.locationId} IN ${ids}`)
    .orderBy(asc(tags.name))
    .prepare(),
  elsewhere: db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.profileId, sql.placeholder('profileId')),
        ne(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .limit(1)
    .prepare(),
}));

/** Returns the views in the order of `locationIds`. Does not check who owns the locations. */
export function viewLocations(
  deps: Deps,
  locationIds: readonly LocationId[],
): readonly LocationView[] {
  const list = JSON.stringify(locationIds);
  const found = new Map(
    queries(deps.db)
      .rows.all({ ids: list })
      .map((view) => [view.row.id, view]),
  );
  const tagged = Map.groupBy(queries(deps.db).tags.all({ ids: list }), (tag) => tag.locationId);
  return locationIds.flatMap((id) => {
    const view = found.get(id);
    if (!view) return [];
    return [
      { ...view, tags: (tagged.get(id) ?? []).map((tag) => ({ id: tag.id, name: tag.name })) },
    ];
  });
}

/** PERM-1: checks the owner here, because `authorize` would read the large profile a second time. */
export function viewLocation(deps: Deps, actor: Actor, locationId: LocationId): LocationView {
  const [view] = viewLocations(deps, [locationId]);
  if (view?.row.userId !== actor.user.id) throw notFound();
  return { ...view, media: newestMedia(deps, locationId) };
}

/** `managed_elsewhere`: another customer of the platform manages the profile. */
export function checkIfManaged(deps: Deps, actor: Actor, id: LocationId) {
  const location = authorize(deps, actor, 'location', id);
  const { profileId, userId } = location;
  const elsewhere = queries(deps.db).elsewhere.get({ profileId, userId });
  return {
    managed: location.managementStatus === 'enabled',
    managed_elsewhere: elsewhere !== undefined,
  };
}
