import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import * as z from 'zod/mini';
import type { InfoValues } from '../form/info-values.ts';
import { specialDaysOf } from '../../../widgets/hours/special-days.ts';
import { weekHoursOf } from '../../../widgets/hours/week-hours.ts';

type Restored = Partial<InfoValues>;
type Restore = (value: unknown) => Restored | null;

const plain =
  (restored: (value: string) => Restored): Restore =>
  (value) => {
    const read = z.nullable(z.string()).safeParse(value);
    return read.success ? restored(read.data ?? '') : null;
  };

const shaped =
  <Shape extends z.ZodMiniType>(
    shape: Shape,
    restored: (value: z.infer<Shape>) => Restored,
  ): Restore =>
  (value) => {
    const read = z.safeParse(shape, value);
    return read.success ? restored(read.data) : null;
  };

/** What this form has of each field of the history; the others have forms of their own. */
const restores: Readonly<Record<string, Restore>> = {
  title: plain((name) => ({ name })),
  storeCode: plain((store_code) => ({ store_code })),
  label: plain((label) => ({ label })),
  label_type: plain((label_type) => ({ label_type })),
  websiteUri: plain((website_url) => ({ website_url })),
  'profile.description': plain((description) => ({ description })),
  'openInfo.openingDate': plain((date_established) => ({ date_established })),
  'openInfo.status': plain((status) => ({ status })),
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

/** A value of the past as this form holds it; null where it holds no such thing. */
export const restoredValues = (field: string, value: unknown): Restored | null =>
  restores[field]?.(value) ?? null;

/** Where a field is edited instead. */
export function placeOf(field: string): string {
  if (field === 'serviceItems') return 'Services are edited on their own tab.';
  if (field.startsWith('attributes/url_')) return 'Social profiles are edited on their own tab.';
  if (field === 'business_website_slug') return 'It is edited under Manage website.';
  return isProviderField(field)
    ? 'This field is not edited in this form.'
    : 'This version does not know this field.';
}
