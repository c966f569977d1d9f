import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { knownField } from '@placekeeper/contracts/rules/provider-fields';
import * as z from '@placekeeper/contracts/core/zod';
import { specialDaysOf } from '../../../widgets/hours/special-days.ts';
import { weekHoursOf } from '../../../widgets/hours/week-hours.ts';
import type { InfoValues } from '../form/info-values.ts';

type Restored = Partial<InfoValues>;
type Restore = (value: unknown) => Restored | null;

const shaped =
  <Shape extends Schema>(shape: Shape, restored: (value: OutputOf<Shape>) => Restored): Restore =>
  (value) => {
    const read = readWhole(shape, value);
    return read && restored(read.value);
  };

const ownText = z.nullable(z.string());
const plain = (shape: typeof ownText, restored: (value: string) => Restored): Restore =>
  shaped(shape, (value) => restored(value ?? ''));

/** The history's fields that this form edits. */
const restores: Readonly<Record<string, Restore>> = {
  title: plain(fieldValues.title, (name) => ({ name })),
  storeCode: plain(fieldValues.storeCode, (store_code) => ({ store_code })),
  label: plain(ownText, (label) => ({ label })),
  label_type: plain(ownText, (label_type) => ({ label_type })),
  websiteUri: plain(fieldValues.websiteUri, (website_url) => ({ website_url })),
  'profile.description': plain(fieldValues['profile.description'], (description) => ({
    description,
  })),
  'openInfo.openingDate': plain(fieldValues['openInfo.openingDate'], (date_established) => ({
    date_established,
  })),
  'openInfo.status': plain(fieldValues['openInfo.status'], (status) => ({ status })),
  categories: shaped(fieldValues.categories, ({ primary, additional }) => ({
    categories: { primary, additional },
  })),
  'serviceArea.places': shaped(fieldValues['serviceArea.places'], (areas) => ({
    service_areas: areas.map(({ place_id, name }) => ({ place_id, name })),
  })),
  phoneNumbers: shaped(fieldValues.phoneNumbers, ({ primary_phone, additional_phones }) => ({
    phone_number: primary_phone ?? '',
    additional_phone_numbers: additional_phones,
  })),
  storefrontAddress: shaped(fieldValues.storefrontAddress, (address) => ({
    has_storefront_address: address !== null,
    ...(address && {
      street_address_1: address.street_address_1 ?? '',
      street_address_2: address.street_address_2 ?? '',
      locality: address.locality ?? '',
      administrative_area: address.administrative_area ?? '',
      postal_code: address.postal_code ?? '',
      region_code: address.region_code ?? '',
    }),
  })),
  latlng: shaped(fieldValues.latlng, (pin) => ({
    lat: pin ? String(pin.latitude) : '',
    lng: pin ? String(pin.longitude) : '',
  })),
  regularHours: shaped(fieldValues.regularHours, (periods) => ({
    hours: weekHoursOf({ periods, special_periods: [] }),
  })),
  specialHours: shaped(fieldValues.specialHours, (special_periods) => ({
    special_days: specialDaysOf({ periods: [], special_periods }),
  })),
};

/** Converts an old value to form values; null if the form does not hold the field. */
export const restoredValues = (field: string, value: unknown): Restored | null =>
  restores[knownField(field) ?? field]?.(value) ?? null;

/** Where the user can edit a field that this form can't restore. */
export function whereToEdit(field: string): string {
  if (field === 'serviceItems') return 'Edit services in the Services tab.';
  if (field.startsWith('attributes/url_')) return 'Edit links in the Social profiles tab.';
  if (field === 'business_website_slug') return 'Edit this under Manage website.';
  return knownField(field)
    ? 'This field can’t be restored here.'
    : 'This version of Placekeeper doesn’t support this field.';
}
