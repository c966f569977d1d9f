import { hasName, type Location } from '@placekeeper/contracts/model/location';
import type { Place } from '@placekeeper/contracts/model/place';
import { specialDaysOf, type SpecialDay } from '../../../widgets/hours/special-days.ts';
import { weekHoursOf, type WeekHours } from '../../../widgets/hours/week-hours.ts';
import { chosenCategories, type ChosenCategories } from './chosen-categories.ts';

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
