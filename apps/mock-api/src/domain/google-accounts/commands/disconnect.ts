import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { failOver } from './fail-over.ts';
import { suspendManagement } from './suspend-management.ts';

/**
 * GACC-1: keeps the locations. Foreign keys delete the token's fetches and imports, and clear the `tokenId` of
 * locations that no other account reaches.
 */
export function disconnect(deps: Deps, actor: Actor, tokenId: GoogleTokenId): void {
  const token = authorize(deps, actor, 'token', tokenId);
  transact(deps, () => {
    failOver(deps, token);
    suspendManagement(deps, token.id);
    deps.db.delete(googleTokens).where(eq(googleTokens.id, token.id)).run();
  });
}
