import type { LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { changedFields } from '../../../provider/fields.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { failedFieldsOf } from '../../patch-attempts/queries/list.ts';
import { transact } from '../../transact.ts';
import { saveProfile } from './save-profile.ts';

interface Saving {
  readonly named?: readonly ProviderField[];
  readonly others?: Parameters<typeof saveProfile>[3];
}

/**
 * Saves our values, and publishes the changed fields of a managed profile. Saving a declined value again publishes it
 * again.
 */
export function saveAndPublish(
  deps: Deps,
  actor: Actor,
  row: LocationRow,
  next: Profile,
  { named = [], others }: Saving = {},
): void {
  transact(deps, (emit) => {
    const fields = changedFields(row.profile, next);
    const declined = row.hasFailedPatchAttempts ? failedFieldsOf(deps, row).fields : [];
    const again = named.filter((field) => declined.includes(field) && !fields.includes(field));
    const saved = saveProfile(deps, row, next, others);
    raise(deps, actor, emit, 'profile-changed', { location: saved, fields });
    publish(deps, actor, emit, saved, [...fields, ...again]);
  });
}
