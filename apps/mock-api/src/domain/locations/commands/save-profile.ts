import { eq } from 'drizzle-orm';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { forgetFailure } from '../../patch-attempts/commands/mark-failed.ts';

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
