import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { usedSlots } from '../../current-user/queries.ts';
import { conflict } from '../../errors.ts';
import { raise } from '../../events.ts';
import { transact } from '../../transact.ts';
import { authorize, requireSubscription } from '../../authorize.ts';

const queries = prepared((db) => ({
  token: db
    .select({ status: googleTokens.status })
    .from(googleTokens)
    .where(eq(googleTokens.id, sql.placeholder('tokenId')))
    .prepare(),
}));

/** LOC-5: takes a slot of the subscription, and detects what changed while the location was not managed. */
export function enableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  requireSubscription(actor);
  if (location.managementStatus === 'enabled') return;
  if (!isConnected(deps, location)) {
    throw conflict('Reconnect this location’s Google account first.');
  }
  if (usedSlots(deps, actor) >= actor.user.slots) {
    throw conflict('Your subscription has no free slots.');
  }
  transact(deps, (emit) => {
    const managed = deps.db
      .update(locations)
      .set({ managementStatus: 'enabled' })
      .where(eq(locations.id, id))
      .returning()
      .get();
    raise(deps, actor, emit, 'management-started', { location: managed });
  });
}

/** Checks `tokenId` too, because an unmanaged location keeps its status when its account is disconnected. */
function isConnected(deps: Deps, { managementStatus, tokenId }: LocationRow): boolean {
  if (managementStatus === 'lost-authorization' || tokenId === null) return false;
  return queries(deps.db).token.get({ tokenId })?.status === 'active';
}

export function disableManagement(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  transact(deps, (emit) => {
    deps.db
      .update(locations)
      .set({ managementStatus: 'disabled' })
      .where(eq(locations.id, id))
      .run();
    raise(deps, actor, emit, 'management-ended', { location });
  });
}
