import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

/** Removes a location from the platform; its profile at the provider stays and can be imported again. */
export function removeLocation(deps: Deps, actor: Actor, id: LocationId): void {
  authorize(deps, actor, 'location', id);
  deps.db.delete(locations).where(eq(locations.id, id)).run();
}
