import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, eq, ne } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

/** Whether this profile is managed here, or by another customer of the platform. */
export function checkIfManaged(deps: Deps, actor: Actor, id: LocationId) {
  const location = authorize(deps, actor, 'location', id);
  const elsewhere = deps.db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.profileId, location.profileId),
        ne(locations.userId, location.userId),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .get();
  return {
    managed: location.managementStatus === 'enabled',
    managed_elsewhere: elsewhere !== undefined,
  };
}
