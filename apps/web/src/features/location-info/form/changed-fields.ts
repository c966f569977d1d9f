import { hasName, type Location } from '@placekeeper/contracts/model/location';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { infoSections } from './info-sections.ts';
import type { InfoField, InfoValues } from './info-values.ts';

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
  has_storefront_address: 'Storefront',
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

export const infoAddressFields = [
  'street_address_1',
  'street_address_2',
  'locality',
  'administrative_area',
  'postal_code',
  'region_code',
] as const satisfies readonly InfoField[];

const isAddressField = (field: InfoField): boolean =>
  infoAddressFields.some((part) => part === field);

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
