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
import { saveAndPublish } from './save-profile.ts';
import { storeCodeError } from '../queries/store-code-error.ts';

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
