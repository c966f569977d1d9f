import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { authorize } from '../../authorize.ts';

/** Photos exist only on the live profile, so changing them requires a managed and reachable profile. */
export function requireManaged(deps: Deps, actor: Actor, id: LocationId): LocationRow {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus === 'lost-authorization') {
    throw conflict('Reconnect this location’s Google account first.');
  }
  if (location.managementStatus === 'disabled') {
    throw conflict('Turn on profile management for this location first.');
  }
  return location;
}
