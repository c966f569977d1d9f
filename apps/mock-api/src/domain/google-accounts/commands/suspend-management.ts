import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';

/** Managed locations without their account can neither publish nor be checked; the others are unaffected. */
export function suspendManagement(deps: Deps, tokenId: GoogleTokenId): void {
  deps.db
    .update(locations)
    .set({ managementStatus: 'lost-authorization' })
    .where(and(eq(locations.tokenId, tokenId), eq(locations.managementStatus, 'enabled')))
    .run();
}
