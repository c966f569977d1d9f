import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { LocationPatch, type Location } from '@placekeeper/contracts/model/location';
import { knownField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { valueKey } from '@placekeeper/contracts/rules/similar-updates';
import * as z from 'zod/mini';

type Write = (value: unknown, location: Location) => Record<string, unknown> | null;

const writing =
  <Shape extends Schema>(
    shape: Shape,
    patch: (value: OutputOf<Shape>, location: Location) => Record<string, unknown>,
  ): Write =>
  (value, location) => {
    const read = readWhole(shape, value);
    return read && patch(read.value, location);
  };

/**
 * Fields that one edit can restore. An edit contains both regular and special hours, so the hours that stay are sent
 * with their current value.
 */
const writes: Readonly<Partial<Record<ProviderField, Write>>> = {
  title: writing(fieldValues.title, (name) => ({ name })),
  storeCode: writing(fieldValues.storeCode, (store_code) => ({ store_code })),
  websiteUri: writing(fieldValues.websiteUri, (website_url) => ({ website_url })),
  'profile.description': writing(fieldValues['profile.description'], (description) => ({
    description,
  })),
  'openInfo.openingDate': writing(fieldValues['openInfo.openingDate'], (date_established) => ({
    date_established,
  })),
  'openInfo.status': writing(fieldValues['openInfo.status'], (status) => ({ status })),
  phoneNumbers: writing(fieldValues.phoneNumbers, ({ primary_phone, additional_phones }) => ({
    phone_number: primary_phone,
    additional_phone_numbers: additional_phones,
  })),
  storefrontAddress: writing(fieldValues.storefrontAddress, (address) =>
    address
      ? {
          has_storefront_address: true,
          street_address_1: address.street_address_1,
          street_address_2: address.street_address_2,
          locality: address.locality,
          administrative_area: address.administrative_area,
          postal_code: address.postal_code,
          region_code: address.region_code,
        }
      : { has_storefront_address: false },
  ),
  regularHours: writing(fieldValues.regularHours, (periods, { opening_hours: now }) => ({
    opening_hours: { periods, special_periods: now?.special_periods ?? [] },
  })),
  specialHours: writing(fieldValues.specialHours, (special_periods, { opening_hours: now }) => ({
    opening_hours: { periods: now?.periods ?? [], special_periods },
  })),
};

type Resolved = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value' | 'resolution'>;

/**
 * `reversed` means that the location now has the value that the decision dropped. Null if no specified call can restore
 * that value.
 */
export type Reopening =
  | { readonly is: 'possible'; readonly patch: LocationPatch }
  | { readonly is: 'reversed' | 'changed-since' }
  | null;

/** Only accepted and rejected updates have another value to restore, and only some fields can be edited. */
export function canReopen({ field_name, resolution }: Resolved): boolean {
  const field = knownField(field_name);
  const action = resolution?.resolved_action;
  return (
    field !== undefined &&
    writes[field] !== undefined &&
    (action === 'accepted' || action === 'rejected')
  );
}

/** UPD-6: the edit that restores the value that the decision dropped, unless the location has been edited since. */
export function reopening(update: Resolved, location: Location): Reopening {
  const field = knownField(update.field_name);
  const write = field && writes[field];
  if (!write || !canReopen(update)) return null;
  const wasAccepted = update.resolution?.resolved_action === 'accepted';
  const [kept, other] = wasAccepted
    ? [update.update_value, update.platform_value]
    : [update.platform_value, update.update_value];
  const expected = write(kept, location);
  const { data: patch } = z.safeParse(LocationPatch, write(other, location));
  if (!expected || !patch) return null;
  const known = Object.entries(expected).filter(([name]) => name in location);
  if (known.length === 0) return null;
  const isNow = (values: Record<string, unknown>) =>
    known.every(([name]) => filled(Reflect.get(location, name)) === filled(values[name]));
  if (isNow(expected)) return { is: 'possible', patch };
  return { is: isNow(patch) ? 'reversed' : 'changed-since' };
}

/** An empty text equals a missing value. */
const filled = (value: unknown): string => valueKey(value === '' ? null : (value ?? null));
