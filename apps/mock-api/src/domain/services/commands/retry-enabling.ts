import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { profiles } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import {
  liveProfile,
  refuseUnlessVerified,
  refuseWithoutAuthorization,
} from '../../live-profile.ts';
import { authorize } from '../../authorize.ts';

/** SVC-7: the provider unblocks the services of a verified business on request. */
export function retryEnablingServices(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus === 'disabled')
    throw conflict('Turn on profile management for this location first.');
  refuseWithoutAuthorization(location);
  const profile = liveProfile(deps, location);
  refuseUnlessVerified(profile);
  if (!profile.servicesBlocked) return;
  deps.db.update(profiles).set({ servicesBlocked: false }).where(eq(profiles.id, profile.id)).run();
}
