import { eq } from 'drizzle-orm';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { forgetFailure } from '../../patch-attempts/commands/mark-failed.ts';
import { changedFields } from '../../../provider/fields.ts';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Actor } from '../../actor.ts';
import { raise } from '../../domain-events.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { failedFieldsOf } from '../../patch-attempts/queries/list.ts';
import { transact } from '../../transact.ts';

/** The columns that copy parts of the profile, for sorting and searching. */
export function profileColumns(profile: Profile) {
  return {
    profile,
    name: profile.title,
    sortName: foldText(profile.title),
    storeCode: profile.storeCode,
    searchText: foldText(
      [profile.title, profile.storeCode, formatAddress(profile.storefrontAddress)]
        .filter(Boolean)
        .join(' '),
    ),
  };
}

export function saveProfile(
  deps: Deps,
  row: LocationRow,
  profile: Profile,
  others: Partial<Pick<LocationRow, 'label' | 'labelType' | 'websiteSlug'>> = {},
): LocationRow {
  const saved = deps.db
    .update(locations)
    .set({ ...profileColumns(profile), ...others })
    .where(eq(locations.id, row.id))
    .returning()
    .get();
  forgetFailure(deps, saved);
  return saved;
}

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
