import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict, forbidden } from '../../errors.ts';
import { freshAccessToken } from '../../google-accounts/commands/fresh-access-token.ts';
import { authorize } from '../../authorize.ts';

/** PERM-2: for admins only. The token opens the location's profile at the provider for up to an hour. */
export function fetchAccessToken(deps: Deps, actor: Actor, id: LocationId): string {
  const { tokenId } = authorize(deps, actor, 'location', id);
  if (!actor.user.isAdmin) throw forbidden();
  const token = tokenId === null ? null : authorize(deps, actor, 'token', tokenId);
  if (token === null || token.status === 'lost-authorization') {
    throw conflict('Reconnect this location’s Google account first.');
  }
  return freshAccessToken(deps, actor, token);
}
