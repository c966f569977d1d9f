import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';

const queries = prepared((db) => ({
  unresolved: db
    .select({ count: sql<number>`count(*)` })
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('id')),
        isNull(googleUpdates.resolvedAction),
      ),
    )
    .prepare(),
}));

/** A new value leaves nothing to decide about the one before it: open updates of these fields are nullified. */
export function supersedeUpdates(
  deps: Deps,
  actor: Actor,
  location: Pick<LocationRow, 'id'>,
  fields: readonly ProviderField[],
): void {
  if (fields.length === 0) return;
  deps.db
    .update(googleUpdates)
    .set({ resolvedAction: 'nullified', resolvedAt: actor.now })
    .where(
      and(
        eq(googleUpdates.locationId, location.id),
        isNull(googleUpdates.resolvedAction),
        inArray(googleUpdates.fieldName, [...fields]),
      ),
    )
    .run();
  refreshFlag(deps, location.id);
}

/** `has_unresolved_updates` says exactly whether there are any. */
export function refreshFlag(deps: Deps, locationId: LocationId): void {
  const count = queries(deps.db).unresolved.get({ id: locationId })?.count ?? 0;
  deps.db
    .update(locations)
    .set({ hasUnresolvedUpdates: count > 0 })
    .where(eq(locations.id, locationId))
    .run();
}
