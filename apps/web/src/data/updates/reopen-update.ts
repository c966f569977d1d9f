import { readField, sameField, writeField } from '@placekeeper/contracts/bulk/edited-state';
import { subjectOf } from '@placekeeper/contracts/bulk/subject-of-location';
import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { LocationPatch, type Location } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import { knownField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { valueKey } from '@placekeeper/contracts/core/same-value';
import { safeParse } from '@placekeeper/contracts/core/validate';

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
 * `kept` means that the decision is still in effect, but no specified call can restore the other value. `reversed` means
 * that the location now has the value that the decision dropped. Null if the location doesn't show the field.
 */
export type Reopening =
  | { readonly is: 'possible'; readonly patch: LocationPatch }
  | { readonly is: 'kept' | 'reversed' | 'changed-since' }
  | null;

/** Only an acceptance and a rejection choose between two values, so only they can be reversed. */
export const hasChosen = ({ resolution }: Pick<Resolved, 'resolution'>): boolean =>
  resolution?.resolved_action === 'accepted' || resolution?.resolved_action === 'rejected';

/** Only some fields can be edited. */
export function canReopen(update: Resolved): boolean {
  const field = knownField(update.field_name);
  return field !== undefined && writes[field] !== undefined && hasChosen(update);
}

/** UPD-6: the edit that restores the value that the decision dropped, unless the location has been edited since. */
export function reopening(update: Resolved, location: Location): Reopening {
  const field = knownField(update.field_name);
  if (!field || !hasChosen(update)) return null;
  const wasAccepted = update.resolution?.resolved_action === 'accepted';
  const [kept, other] = wasAccepted
    ? [update.update_value, update.platform_value]
    : [update.platform_value, update.update_value];
  const isNow = subjectOf(location).unknown.has(field) ? showsPartOf : hasValue;
  const stands = isNow(field, kept, location);
  if (stands === null) return null;
  if (!stands) return { is: isNow(field, other, location) ? 'reversed' : 'changed-since' };
  const { data: patch } = safeParse(LocationPatch, writes[field]?.(other, location));
  return patch ? { is: 'possible', patch } : { is: 'kept' };
}

type Comparison = (field: ProviderField, value: unknown, location: Location) => boolean | null;

/** Null if the value is unreadable. Compares written values, because names in the value can be outdated. */
const hasValue: Comparison = (field, value, location) => {
  const read = readWhole<Schema>(fieldValues[field], value);
  if (!read) return null;
  const fields = profileFields(catalogueOf([location]));
  const { state } = subjectOf(location);
  const written = (one: unknown) => readField(writeField(state, field, one, fields), field, fields);
  return sameField(field, written(read.value), written(readField(state, field, fields)));
};

/** For a location that shows only a part of the field. */
const showsPartOf: Comparison = (field, value, location) => {
  const values = writes[field]?.(value, location);
  const known = Object.entries(values ?? {}).filter(([name]) => name in location);
  if (known.length === 0) return null;
  return known.every(([name, one]) => filled(Reflect.get(location, name)) === filled(one));
};

/** An empty text equals a missing value. */
const filled = (value: unknown): string => valueKey(value === '' ? null : (value ?? null));
