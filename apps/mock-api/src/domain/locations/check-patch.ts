import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';
import { phoneFault } from '@placekeeper/contracts/rules/phone-number';
import { storeCodeFault } from './store-code-fault.ts';

export const nowhere = 'Without an address the profile needs at least one service area.';

/** Every fault of a patch, by field: the shared rules, and those that need the account or a country's numbers. */
export function checkPatch(
  deps: Deps,
  actor: Actor,
  row: LocationRow,
  patch: LocationPatch,
  next: Profile,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...validateLocation(asPartOfTheWhole(row.profile, patch, next), isoDate(actor.now)),
  };
  const add = (path: string, message: string | null) => {
    if (message && !errors[path]) errors[path] = [message];
  };

  const region = next.storefrontAddress?.regionCode;
  if (patch.phone_number) add('phone_number', phoneFault(patch.phone_number, region));
  patch.additional_phone_numbers?.forEach((phone, index) => {
    add(`additional_phone_numbers.${index}`, phoneFault(phone, region));
  });
  if (next.storeCode !== row.storeCode)
    add('store_code', storeCodeFault(deps, row, next.storeCode));
  if (next.storefrontAddress === null && next.serviceArea.length === 0) {
    if (patch.has_storefront_address === false) add('has_storefront_address', nowhere);
    if (patch.service_areas) add('service_areas', nowhere);
  }
  return errors;
}

/** What a patch leaves out counts as missing where there was nothing before: half an address, one number of a pin. */
function asPartOfTheWhole(before: Profile, patch: LocationPatch, next: Profile): LocationPatch {
  const { lat, lng } = patch;
  const hasAddress = next.storefrontAddress !== null || patch.has_storefront_address === true;
  const isNewAddress = hasAddress && before.storefrontAddress === null;
  const noPin = next.latlng === null;
  return {
    ...patch,
    ...(hasAddress && { has_storefront_address: true }),
    ...(isNewAddress && {
      street_address_1: patch.street_address_1 ?? null,
      region_code: patch.region_code ?? null,
    }),
    ...(noPin && typeof lat === 'number' && { lng: lng ?? null }),
    ...(noPin && typeof lng === 'number' && { lat: lat ?? null }),
  };
}
