import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';

const queries = prepared((db) => ({
  nullify: db
    .update(googleUpdates)
    .set({ resolvedAction: 'nullified', resolvedAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('id')),
        isNull(googleUpdates.resolvedAction),
        sql`${googleUpdates.fieldName} IN (SELECT value FROM json_each(${sql.placeholder('fields')}))`,
      ),
    )
    .prepare(),
  refresh: db
    .update(locations)
    .set({
      hasUnresolvedUpdates: sql`EXISTS (SELECT 1 FROM google_updates AS update_of
        WHERE update_of.location_id = locations.id AND update_of.resolved_action IS NULL)`,
    })
    .where(sql`${locations.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .prepare(),
}));

/** Closes the open updates of `fields` without a decision. */
export function supersedeUpdates(
  deps: Deps,
  { now }: Actor,
  { id }: Pick<LocationRow, 'id'>,
  fields: readonly ProviderField[],
): void {
  queries(deps.db).nullify.run({ id, now, fields: JSON.stringify(fields) });
  refreshFlags(deps, [id]);
}

/** Keeps `has_unresolved_updates` equal to the existence of open updates. */
export function refreshFlags(deps: Deps, ids: readonly LocationId[]): void {
  queries(deps.db).refresh.run({ ids: JSON.stringify(ids) });
}
