import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { isoDate } from '../../clock.ts';
import { refuseInvalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { applyPatch } from '@placekeeper/contracts/profile/apply-patch';
import { checkPatch } from '@placekeeper/contracts/profile/check-patch';
import {
  isProviderField,
  patchFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { storeCodeError } from '../queries/store-code-error.ts';
import { eq } from 'drizzle-orm';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import { formatAddress } from '@placekeeper/contracts/profile/address-wire';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { forgetFailure, publish } from '../../patch-attempts/commands/publish.ts';
import { changedFields } from '../../../provider/catalogue.ts';
import { raise } from '../../events.ts';
import { transact } from '../../transact.ts';
import { failedFieldsOf } from '../../patch-attempts/queries/list.ts';

export function updateLocation(
  deps: Deps,
  actor: Actor,
  input: { readonly id: LocationId; readonly patch: LocationPatch },
): void {
  const row = authorize(deps, actor, 'location', input.id);
  const { patch } = input;
  const next = applyPatch(row.profile, patch);
  refuseInvalid(
    checkPatch(row.profile, patch, next, {
      today: isoDate(actor.now),
      storeCodeError: (code) => storeCodeError(deps, row, code),
    }),
  );

  saveAndPublish(deps, actor, row, next, {
    named: fieldsOf(patch),
    others: {
      ...(patch.label !== undefined && { label: patch.label || null }),
      ...(patch.label_type !== undefined && { labelType: patch.label_type }),
      ...(patch.business_website_slug !== undefined && {
        websiteSlug: patch.business_website_slug || null,
      }),
    },
  });
}

function fieldsOf(patch: LocationPatch): readonly ProviderField[] {
  const named = Object.entries(patchFields).flatMap(([key, field]) =>
    Object.hasOwn(patch, key) && isProviderField(field) ? [field] : [],
  );
  return patch.opening_hours?.special_periods ? [...named, 'specialHours'] : named;
}

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
