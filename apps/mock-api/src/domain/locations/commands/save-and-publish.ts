import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { changedFields } from '../../../provider/fields.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { transact } from '../../transact.ts';
import { saveProfile } from './save-profile.ts';

/** Saves our values and publishes the changed ones if the profile is managed. */
export function saveAndPublish(
  deps: Deps,
  actor: Actor,
  row: LocationRow,
  next: Profile,
  others?: Parameters<typeof saveProfile>[3],
): void {
  transact(deps, (emit) => {
    const fields = changedFields(row.profile, next);
    const saved = saveProfile(deps, row, next, others);
    raise(deps, actor, emit, 'profile-changed', { location: saved, fields });
    publish(deps, actor, emit, saved, fields);
  });
}
