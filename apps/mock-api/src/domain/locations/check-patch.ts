import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { validateOpeningHours } from '@placekeeper/contracts/rules/validate-opening-hours';
import { and, eq, ne } from 'drizzle-orm';
import parsePhone, { isSupportedCountry } from 'libphonenumber-js/max';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { periodToWire, specialToWire } from '../../provider/hours-wire.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Actor } from '../actor.ts';
import { isoDate } from '../clock.ts';

/** Every fault of a patch, by field: the shared rules, and those that need the account or a country's numbers. */
export function checkPatch(
  deps: Deps,
  actor: Actor,
  row: LocationRow,
  patch: LocationPatch,
  next: Profile,
): FieldErrors {
  const errors: Record<string, readonly string[]> = {
    ...validateLocation(patch, isoDate(actor.now)),
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
  if (
    next.storefrontAddress === null &&
    next.serviceArea.length === 0 &&
    patch.has_storefront_address === false
  ) {
    add(
      'has_storefront_address',
      'Without an address the profile needs at least one service area.',
    );
  }
  // A patch names only some of the hours; the rules hold for the whole they make.
  if (patch.opening_hours === undefined) return errors;
  const whole = {
    periods: next.regularHours.map(periodToWire),
    special_periods: next.specialHours.map(specialToWire),
  };
  for (const [path, message] of validateOpeningHours(whole)) add(path, message);
  return errors;
}

function phoneFault(phone: string, region: string | undefined): string | null {
  const country = region && isSupportedCountry(region) ? region : undefined;
  const parsed = country ? parsePhone(phone, country) : parsePhone(phone);
  if (parsed?.isValid()) return null;
  return country
    ? `This is not a phone number that exists in ${country}.`
    : 'Enter a phone number with its country, as +44 117 496 0123.';
}

function storeCodeFault(deps: Deps, row: LocationRow, storeCode: string | null): string | null {
  if (!storeCode) return null;
  const other = deps.db
    .select({ name: locations.name })
    .from(locations)
    .where(
      and(
        eq(locations.userId, row.userId),
        eq(locations.storeCode, storeCode),
        ne(locations.id, row.id),
      ),
    )
    .get();
  return other ? `${other.name} already has this store code.` : null;
}
