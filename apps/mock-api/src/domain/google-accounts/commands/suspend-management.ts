import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';

/** Without their account, managed locations can neither publish nor be checked. Other locations do not change. */
export function suspendManagement(deps: Deps, tokenId: GoogleTokenId): void {
  deps.db
    .update(locations)
    .set({ managementStatus: 'lost-authorization' })
    .where(and(eq(locations.tokenId, tokenId), eq(locations.managementStatus, 'enabled')))
    .run();
}
