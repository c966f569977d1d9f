import type { LocationPatch } from '../model/location.ts';
import { validateLocation, type FieldErrors } from '../rules/validate-location.ts';
import { phoneError } from '../rules/phone-number.ts';
import { periodToWire } from './hours-wire.ts';
import type { Profile } from './profile.ts';

export const placeMissingMessage = 'Add a service area, or show the storefront address.';

export interface PatchContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly storeCodeError: (storeCode: string | null) => string | null;
}

/** Errors by field: those of the shared rules, and those that depend on the account or on a country's phone numbers. */
export function checkPatch(
  before: Profile,
  patch: LocationPatch,
  next: Profile,
  { today, storeCodeError }: PatchContext,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...validateLocation(withRequiredParts(before, patch, next), today),
  };
  const add = (path: string, message: string | null) => {
    if (message && !errors[path]) errors[path] = [message];
  };

  const region = next.storefrontAddress?.regionCode;
  if (patch.phone_number) add('phone_number', phoneError(patch.phone_number, region));
  patch.additional_phone_numbers?.forEach((phone, index) => {
    add(`additional_phone_numbers.${index}`, phoneError(phone, region));
  });
  if (next.storeCode !== before.storeCode) add('store_code', storeCodeError(next.storeCode));
  if (next.storefrontAddress === null && next.serviceArea.length === 0) {
    if (patch.has_storefront_address === false) add('has_storefront_address', placeMissingMessage);
    if (patch.service_areas) add('service_areas', placeMissingMessage);
  }
  return errors;
}

/**
 * Adds required parts that the patch omits and the profile lacks, so that half an address, one coordinate, or special
 * hours without regular hours are errors.
 */
function withRequiredParts(before: Profile, patch: LocationPatch, next: Profile): LocationPatch {
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
    ...(patch.opening_hours && {
      opening_hours: { periods: next.regularHours.map(periodToWire), ...patch.opening_hours },
    }),
  };
}
