import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { raise } from '../../events.ts';
import { transact } from '../../transact.ts';
import { authorize } from '../../authorize.ts';
import { pendingFields } from '../../patch-attempts/queries/list.ts';
import { spendProviderCall } from '../../provider-quota/provider-quota.ts';
import { liveProfile } from '../../live-profile.ts';
import { saveProfile } from './update.ts';

/** DET-6: takes the services and attributes of the live profile as ours. */
export function refreshRelatedData(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus === 'lost-authorization') {
    throw conflict('Reconnect this location’s Google account first.');
  }
  spendProviderCall(deps, actor);
  const { serviceItems, attributes } = liveProfile(deps, location).live;
  const pending = pendingFields(deps, id).has('serviceItems');
  transact(deps, (emit) => {
    saveProfile(deps, location, {
      ...location.profile,
      attributes,
      // Our pending services stay, because their publishing replaces the live services.
      ...(!pending && { serviceItems }),
    });
    if (!pending)
      raise(deps, actor, emit, 'profile-changed', { location, fields: ['serviceItems'] });
  });
}
