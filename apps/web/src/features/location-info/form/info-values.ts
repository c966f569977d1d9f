import {
  hasName,
  type Location,
  labelTypes,
  openStatuses,
  type LocationPatch,
} from '@placekeeper/contracts/model/location';
import { addressKeys } from '@placekeeper/contracts/model/provider-values';
import type { Place } from '@placekeeper/contracts/model/place';
import {
  specialDaysOf,
  type SpecialDay,
  specialPeriods,
} from '../../../widgets/hours/special-days.ts';
import { weekHoursOf, type WeekHours, weekPeriods } from '../../../widgets/hours/week-hours.ts';
import { chosenCategories, type ChosenCategories } from './chosen-categories.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { completeWebsite } from '@placekeeper/contracts/rules/web-address';

/** Form values as typed; an empty field is an empty text. */
export interface InfoValues {
  name: string;
  label: string;
  /** The colour of the label; empty if the label has no colour. */
  label_type: string;
  store_code: string;
  description: string;
  date_established: string;
  status: string;
  categories: ChosenCategories;
  phone_number: string;
  additional_phone_numbers: readonly string[];
  website_url: string;
  has_storefront_address: boolean;
  street_address_1: string;
  street_address_2: string;
  locality: string;
  administrative_area: string;
  postal_code: string;
  region_code: string;
  lat: string;
  lng: string;
  service_areas: readonly Place[];
  /** `hours` and `special_days` are one value each: merging two weeks row by row would create a third week. */
  hours: WeekHours;
  special_days: readonly SpecialDay[];
}

export type InfoField = keyof InfoValues;

export function infoValuesOf(location: Location): InfoValues {
  return {
    name: hasName(location) ? location.name : '',
    label: location.label ?? '',
    label_type: location.label_type ?? '',
    store_code: location.store_code ?? '',
    description: location.description ?? '',
    date_established: location.date_established ?? '',
    status: location.status ?? '',
    categories: chosenCategories(location),
    phone_number: location.phone_number ?? '',
    additional_phone_numbers: additionalPhones(location),
    website_url: location.website_url ?? '',
    has_storefront_address: location.has_storefront_address ?? Boolean(location.street_address_1),
    street_address_1: location.street_address_1 ?? '',
    street_address_2: location.street_address_2 ?? '',
    locality: location.locality ?? '',
    administrative_area: location.administrative_area ?? '',
    postal_code: location.postal_code ?? '',
    region_code: location.region_code ?? '',
    lat: String(location.lat ?? ''),
    lng: String(location.lng ?? ''),
    service_areas: (location.service_areas ?? []).map(({ place_id, name }) => ({ place_id, name })),
    hours: weekHoursOf(location.opening_hours),
    special_days: specialDaysOf(location.opening_hours),
  };
}

const additionalPhones = ({ phone_numbers = [] }: Location): readonly string[] =>
  phone_numbers.filter(({ type }) => type === 'additional').map(({ phone_number }) => phone_number);

export const infoSections = {
  business: { title: 'Business', fields: ['name', 'description', 'date_established', 'status'] },
  categories: { title: 'Categories', fields: ['categories'] },
  internal: { title: 'Internal details', fields: ['store_code', 'label', 'label_type'] },
  contact: {
    title: 'Contact',
    fields: ['phone_number', 'additional_phone_numbers', 'website_url'],
  },
  address: {
    title: 'Address',
    fields: ['has_storefront_address', ...addressKeys, 'lat', 'lng'],
  },
  areas: { title: 'Service areas', fields: ['service_areas'] },
  hours: { title: 'Business hours', fields: ['hours'] },
  special: { title: 'Special hours', fields: ['special_days'] },
} as const satisfies Readonly<Record<string, { title: string; fields: readonly InfoField[] }>>;

export const infoFields: readonly InfoField[] = Object.values(infoSections).flatMap(
  ({ fields }): readonly InfoField[] => fields,
);

const names: Readonly<Record<InfoField, string>> = {
  name: 'Business name',
  label: 'Label',
  label_type: 'Label colour',
  store_code: 'Store code',
  description: 'Description',
  date_established: 'Opening date',
  status: 'Open status',
  categories: 'Categories',
  phone_number: 'Primary phone',
  additional_phone_numbers: 'Additional phones',
  website_url: 'Website',
  has_storefront_address: 'Address visibility',
  street_address_1: 'Address',
  street_address_2: 'Address',
  locality: 'Address',
  administrative_area: 'Address',
  postal_code: 'Address',
  region_code: 'Address',
  lat: 'Map pin',
  lng: 'Map pin',
  service_areas: 'Service areas',
  hours: 'Business hours',
  special_days: 'Special hours',
};

const isAddressField = (field: InfoField): boolean => addressKeys.some((key) => key === field);

/** A hidden address counts as unchanged, because it is neither shown nor sent. */
export function changedInfoFields(saved: InfoValues, now: InfoValues): readonly InfoField[] {
  return infoFields.filter(
    (field) =>
      !sameValue(saved[field], now[field]) &&
      (now.has_storefront_address || !isAddressField(field)),
  );
}

export const fieldNames = (changed: readonly InfoField[]): readonly string[] => [
  ...new Set(changed.map((field) => names[field])),
];

/** Fields with another name in `Location`; a missing list of additional numbers counts as empty, not as unreadable. */
const sources: Partial<Record<InfoField, (location: Location) => unknown>> = {
  name: (location) => (hasName(location) ? location.name : undefined),
  categories: ({ primary_category: primary, additional_categories: additional }) =>
    primary === undefined ? undefined : additional,
  hours: ({ opening_hours: hours }) => hours,
  special_days: ({ opening_hours: hours }) => (hours === null ? null : hours?.special_periods),
  additional_phone_numbers: ({ phone_numbers: numbers = [] }) => numbers,
};

/** UPD-9: null is an empty field; an absent field was unreadable. */
export const unreadFields = (location: Location): ReadonlySet<InfoField> =>
  new Set(
    infoFields.filter((field) => {
      const source = sources[field];
      return (source ? source(location) : location[field]) === undefined;
    }),
  );

const texts = [
  'label',
  'store_code',
  'description',
  'date_established',
  'phone_number',
  ...addressKeys,
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
    // A patch that adds a storefront must contain the address.
    if (values.has_storefront_address) {
      for (const field of addressKeys.filter(isSent)) patch[field] = orNull(values[field]);
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
