import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { changedFields } from '../../../provider/fields.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { servicesError } from '@placekeeper/contracts/profile/profile-blocks';
import { liveProfile } from '../../live-profile.ts';
import { saveAndPublish } from '../../locations/commands/save-profile.ts';

/** Saves our services, and publishes them if the profile is managed. After a lost authorization the attempt waits. */
export function changeServices(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  serviceItems: readonly ServiceItem[],
): void {
  const next = { ...location.profile, serviceItems };
  if (changedFields(location.profile, next).length === 0) return;
  const error =
    location.managementStatus === 'disabled'
      ? null
      : servicesError(liveProfile(deps, location).servicesBlocked);
  if (error) throw conflict(error);
  saveAndPublish(deps, actor, location, next);
}
