import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens } from '../../../db/schema/google-tokens.ts';
import { locations } from '../../../db/schema/locations.ts';
import { googleAccounts } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { failOver } from './fail-over.ts';

const queries = prepared((db) => ({
  account: db
    .select({ email: googleAccounts.email })
    .from(googleAccounts)
    .where(eq(googleAccounts.id, sql.placeholder('id')))
    .prepare(),
}));

/**
 * A managed location without a usable account can neither publish nor be checked. Unmanaged locations keep their
 * status.
 */
function suspendManagement(deps: Deps, tokenId: GoogleTokenId): void {
  deps.db
    .update(locations)
    .set({ managementStatus: 'lost-authorization' })
    .where(and(eq(locations.tokenId, tokenId), eq(locations.managementStatus, 'enabled')))
    .run();
}

/** GACC-2: the owner has revoked the permission at Google. Repeated calls emit the event only once. */
export function loseAuthorization(deps: Deps, actor: Actor, tokenId: GoogleTokenId): void {
  const token = authorize(deps, actor, 'token', tokenId);
  if (token.status === 'lost-authorization') return;
  transact(deps, (emit) => {
    deps.db
      .update(googleTokens)
      .set({ status: 'lost-authorization' })
      .where(eq(googleTokens.id, token.id))
      .run();
    failOver(deps, token);
    suspendManagement(deps, token.id);
    const account = queries(deps.db).account.get({ id: token.googleAccountId });
    emit(actor.user.id, 'google-authorization.lost', {
      google_account: token.id,
      email: account?.email ?? '',
    });
  });
}

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
