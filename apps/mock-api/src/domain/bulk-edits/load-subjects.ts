import type { Subject } from '@placekeeper/contracts/bulk/bulk-context';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import { locationTags, tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';

/** A location as it is now, with its row. */
export interface LoadedSubject extends Subject {
  readonly row: LocationRow;
}

const nothingUnknown: ReadonlySet<string> = new Set();

const ids = sql`(SELECT value FROM json_each(${sql.placeholder('ids')}))`;

const queries = prepared((db) => ({
  rows: db
    .select({
      row: locations,
      live: profiles.live,
      standing: profiles.standing,
      servicesBlocked: profiles.servicesBlocked,
    })
    .from(locations)
    .innerJoin(profiles, eq(profiles.id, locations.profileId))
    .where(sql`${locations.id} IN ${ids}`)
    .prepare(),
  tags: db
    .select({ locationId: locationTags.locationId, id: tags.id, name: tags.name })
    .from(locationTags)
    .innerJoin(tags, eq(tags.id, locationTags.tagId))
    .where(sql`${locationTags.locationId} IN ${ids}`)
    .orderBy(asc(tags.id))
    .prepare(),
}));

/** Of locations that are known to be the account's own; those deleted meanwhile are missing. */
export function loadSubjects(
  deps: Deps,
  locationIds: readonly LocationId[],
): ReadonlyMap<LocationId, LoadedSubject> {
  const list = { ids: JSON.stringify(locationIds) };
  const tagged = Map.groupBy(queries(deps.db).tags.all(list), ({ locationId }) => locationId);
  const tagsOf = (id: LocationId): readonly Tag[] =>
    (tagged.get(id) ?? []).map((tag) => ({ id: tag.id, name: tag.name }));
  return new Map(
    queries(deps.db)
      .rows.all(list)
      .map(({ row, ...provider }) => [
        row.id,
        {
          id: row.id,
          managementStatus: row.managementStatus,
          unknown: nothingUnknown,
          row,
          ...provider,
          state: {
            profile: row.profile,
            label: row.label,
            labelType: row.labelType,
            websiteSlug: row.websiteSlug,
            tags: tagsOf(row.id),
          },
        },
      ]),
  );
}
