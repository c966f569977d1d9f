import type { LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { changedFields } from '../../provider/fields.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../actor.ts';
import { conflict } from '../errors.ts';
import { supersedeUpdates } from '../google-updates/settle.ts';
import { servicesError } from '@placekeeper/contracts/profile/profile-blocks';
import { providerProfile } from '../locations/provider-profile.ts';
import { saveProfile } from '../locations/save-profile.ts';
import { publish } from '../patch-attempts/publish.ts';
import type { Emit } from '../transact.ts';

/**
 * Takes a list of services as ours and, where the profile is managed, sends it to the provider. Services travel with
 * the other fields of a profile: without authorization they wait for it as every edit does, and nothing is lost.
 */
export function changeServices(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  location: LocationRow,
  serviceItems: readonly ServiceItem[],
): void {
  const next = { ...location.profile, serviceItems };
  const fields = changedFields(location.profile, next);
  if (fields.length === 0) return;
  const error =
    location.managementStatus === 'disabled'
      ? null
      : servicesError(providerProfile(deps, location).servicesBlocked);
  if (error) throw conflict(error);
  const saved = saveProfile(deps, location, next);
  supersedeUpdates(deps, actor, saved, fields);
  publish(deps, actor, emit, saved, fields);
}
