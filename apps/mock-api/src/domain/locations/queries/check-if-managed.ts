import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

const queries = prepared((db) => ({
  elsewhere: db
    .select({ id: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.profileId, sql.placeholder('profileId')),
        ne(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .limit(1)
    .prepare(),
}));

/** `managed_elsewhere`: another customer of the platform manages the profile. */
export function checkIfManaged(deps: Deps, actor: Actor, id: LocationId) {
  const location = authorize(deps, actor, 'location', id);
  const { profileId, userId } = location;
  const elsewhere = queries(deps.db).elsewhere.get({ profileId, userId });
  return {
    managed: location.managementStatus === 'enabled',
    managed_elsewhere: elsewhere !== undefined,
  };
}
