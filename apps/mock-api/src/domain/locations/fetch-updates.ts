import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { requireSubscription } from '../google-updates/subscription.ts';
import { ownedLocation } from '../owned.ts';

/** DET-6: asks the provider now; gives how many updates wait for a decision. */
export function fetchUpdates(deps: Deps, actor: Actor, id: LocationId): number {
  requireSubscription(actor);
  const location = ownedLocation(deps, actor, id);
  if (location.managementStatus !== 'enabled')
    throw conflict('Only a managed location can be checked for updates.');
  deps.db.update(locations).set({ lastCheckedAt: actor.now }).where(eq(locations.id, id)).run();
  const row = deps.db
    .select({ count: sql<number>`count(*)` })
    .from(googleUpdates)
    .where(and(eq(googleUpdates.locationId, id), isNull(googleUpdates.resolvedAction)))
    .get();
  return row?.count ?? 0;
}
