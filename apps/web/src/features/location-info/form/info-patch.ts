import {
  labelTypes,
  openStatuses,
  type LocationPatch,
} from '@placekeeper/contracts/model/location';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';
import { specialPeriods } from '../../../widgets/hours/special-days.ts';
import { weekPeriods } from '../../../widgets/hours/week-hours.ts';
import { infoAddressFields } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';

const texts = [
  'label',
  'store_code',
  'description',
  'date_established',
  'phone_number',
  ...infoAddressFields,
] as const satisfies readonly InfoField[];

const none: ReadonlySet<InfoField> = new Set();

/**
 * Contains only changed fields; an empty text clears its field. Omits categories, which have their own endpoint, and
 * unreadable parts of the address and the hours, which the form shows as empty.
 */
export function infoPatchOf(
  values: InfoValues,
  changed: readonly InfoField[],
  unread = none,
): LocationPatch {
  const isSent = (field: InfoField) => changed.includes(field) || !unread.has(field);
  const has = (...fields: InfoField[]) => fields.some((field) => changed.includes(field));
  const patch: LocationPatch = {};

  for (const field of texts) if (has(field)) patch[field] = orNull(values[field]);
  if (has('website_url')) patch.website_url = orNull(completeWebsite(values.website_url));
  if (has('name')) patch.name = values.name;
  if (has('label_type'))
    patch.label_type = labelTypes.find((type) => type === values.label_type) ?? null;
  const status = openStatuses.find((known) => known === values.status);
  if (has('status') && status) patch.status = status;
  if (has('additional_phone_numbers'))
    patch.additional_phone_numbers = sentPhones(values).map(({ phone }) => phone);
  if (has('has_storefront_address')) {
    patch.has_storefront_address = values.has_storefront_address;
    // A new storefront must be sent with its address.
    if (values.has_storefront_address) {
      for (const field of infoAddressFields.filter(isSent)) patch[field] = orNull(values[field]);
    }
  }
  // The pin and the hours are one value each, edited as two fields.
  if (has('lat', 'lng'))
    Object.assign(patch, { lat: degrees(values.lat), lng: degrees(values.lng) });
  if (has('service_areas')) patch.service_areas = [...values.service_areas];
  if (has('hours', 'special_days')) {
    patch.opening_hours = {
      ...(isSent('hours') && { periods: weekPeriods(values.hours).map(({ period }) => period) }),
      ...(isSent('special_days') && {
        special_periods: specialPeriods(values.special_days).map(({ period }) => period),
      }),
    };
  }
  return patch;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** Null for an empty box; NaN for anything that is not a number. */
export const degrees = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.').replace('\u2212', '-'));

/** Skips empty boxes; `at` is the number's index in the form. */
export const sentPhones = ({
  additional_phone_numbers: phones,
}: Pick<InfoValues, 'additional_phone_numbers'>) =>
  phones.flatMap((phone, at) => (phone.trim() === '' ? [] : [{ phone, at }]));
