import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';

/**
 * A managed location without a usable account can neither publish nor be checked. Unmanaged locations keep their
 * status.
 */
export function suspendManagement(deps: Deps, tokenId: GoogleTokenId): void {
  deps.db
    .update(locations)
    .set({ managementStatus: 'lost-authorization' })
    .where(and(eq(locations.tokenId, tokenId), eq(locations.managementStatus, 'enabled')))
    .run();
}
