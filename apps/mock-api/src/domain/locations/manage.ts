import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { conflict, forbidden } from '../errors.ts';
import { ownedLocation } from '../owned.ts';

const queries = prepared((db) => ({
  enabled: db
    .select({ count: count() })
    .from(locations)
    .where(
      and(
        eq(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .prepare(),
}));

export const usedSlots = (deps: Deps, actor: Actor): number =>
  queries(deps.db).enabled.get({ userId: actor.user.id })?.count ?? 0;

/** LOC-5: takes a slot of the subscription. */
export function enableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  const location = ownedLocation(deps, actor, id);
  if (!actor.user.hasSubscription)
    throw forbidden('The profile-management subscription is required.');
  if (location.managementStatus === 'enabled') return;
  if (location.managementStatus === 'lost-authorization') {
    throw conflict('The Google account of this location has to be connected again first.');
  }
  if (usedSlots(deps, actor) >= actor.user.slots) {
    throw conflict(`All ${actor.user.slots} slots of your subscription are in use.`);
  }
  deps.db.update(locations).set({ managementStatus: 'enabled' }).where(eq(locations.id, id)).run();
}

/** DET-5: frees the slot and clears the unresolved-updates flag. */
export function disableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  ownedLocation(deps, actor, id);
  deps.db
    .update(locations)
    .set({ managementStatus: 'disabled', hasUnresolvedUpdates: false })
    .where(eq(locations.id, id))
    .run();
}
