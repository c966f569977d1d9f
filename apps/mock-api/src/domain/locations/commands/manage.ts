import type { LocationId } from '@placekeeper/contracts/core/id';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict, forbidden } from '../../errors.ts';
import { announce, reconcile } from '../../google-updates/commands/reconcile.ts';
import { supersedeUpdates } from '../../google-updates/commands/supersede.ts';
import { ownedLocation } from '../../authorize.ts';
import { transact } from '../../transact.ts';

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
  token: db
    .select({ status: googleTokens.status })
    .from(googleTokens)
    .where(eq(googleTokens.id, sql.placeholder('tokenId')))
    .prepare(),
}));

export const usedSlots = (deps: Deps, actor: Actor): number =>
  queries(deps.db).enabled.get({ userId: actor.user.id })?.count ?? 0;

/** LOC-5: takes a slot of the subscription. What changed while nobody looked comes to light. */
export function enableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  const location = ownedLocation(deps, actor, id);
  if (!actor.user.hasSubscription)
    throw forbidden('The profile-management subscription is required.');
  if (location.managementStatus === 'enabled') return;
  if (!isConnected(deps, location)) {
    throw conflict('The Google account of this location has to be connected again first.');
  }
  if (usedSlots(deps, actor) >= actor.user.slots) {
    throw conflict(`All ${actor.user.slots} slots of your subscription are in use.`);
  }
  transact(deps, (emit) => {
    const managed = deps.db
      .update(locations)
      .set({ managementStatus: 'enabled' })
      .where(eq(locations.id, id))
      .returning()
      .get();
    announce(emit, managed, reconcile(deps, actor, emit, managed));
  });
}

/** Also a location that was never managed can have lost its account. */
function isConnected(deps: Deps, { managementStatus, tokenId }: LocationRow): boolean {
  if (managementStatus === 'lost-authorization' || tokenId === null) return false;
  return queries(deps.db).token.get({ tokenId })?.status === 'active';
}

/** DET-5: frees the slot; where nothing is managed, nothing waits for a decision. */
export function disableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  const location = ownedLocation(deps, actor, id);
  transact(deps, () => {
    deps.db
      .update(locations)
      .set({ managementStatus: 'disabled' })
      .where(eq(locations.id, id))
      .run();
    supersedeUpdates(deps, actor, location, providerFields);
  });
}
