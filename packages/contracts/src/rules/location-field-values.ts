import { valueKey } from './similar-updates.ts';
import type { HistoryField } from '../model/field-history.ts';
import type { Category } from '../model/category.ts';
import type { Location } from '../model/location.ts';
import { bySocialField, type SocialNetwork } from './provider-fields.ts';

const named = ({ id, display_name: name }: Category) => ({ id, name });

/** Values in the shape that updates have; undefined for a field that the platform omits. */
export function locationFieldValues(location: Location): Readonly<Record<HistoryField, unknown>> {
  const { opening_hours: hours, social_profiles: networks } = location;
  const categories =
    location.primary_category === undefined || location.additional_categories === undefined
      ? undefined
      : {
          primary: location.primary_category && named(location.primary_category),
          additional: location.additional_categories.map(named),
        };
  const social = (network: SocialNetwork) =>
    networks && (new Map(Object.entries(networks)).get(network) ?? null);
  return {
    storeCode: location.store_code,
    title: location.name,
    phoneNumbers: phones(location),
    categories,
    storefrontAddress: address(location),
    websiteUri: location.website_url,
    regularHours: hours === null ? [] : hours?.periods,
    specialHours: hours === null ? [] : hours?.special_periods,
    'profile.description': location.description,
    'openInfo.openingDate': location.date_established,
    serviceItems: services(location),
    'serviceArea.places': location.service_areas,
    latlng: pin(location),
    'openInfo.status': location.status,
    ...bySocialField(social),
    label: location.label,
    label_type: location.label_type,
    business_website_slug: location.business_website_slug,
  };
}

function phones({ phone_number: primary, phone_numbers: all }: Location) {
  if (primary === undefined) return undefined;
  const others = (all ?? []).filter(({ type }) => type === 'additional');
  return {
    primary_phone: primary,
    additional_phones: others.map(({ phone_number: number }) => number),
  };
}

function address(location: Location) {
  if (location.has_storefront_address === undefined) return undefined;
  if (!location.has_storefront_address) return null;
  return {
    street_address_1: location.street_address_1 ?? null,
    street_address_2: location.street_address_2 ?? null,
    locality: location.locality ?? null,
    administrative_area: location.administrative_area ?? null,
    postal_code: location.postal_code ?? null,
    region_code: location.region_code ?? null,
  };
}

function services({ structured_services: structured, free_form_services: own }: Location) {
  if (!structured || !own) return undefined;
  return [
    ...structured.map(({ service_type_id: id, display_name: name }) => ({
      type: 'structured',
      id,
      name,
    })),
    ...own.map(({ category_id: id, display_name: name }) => ({ type: 'free_form', id, name })),
  ];
}

function pin({ lat, lng }: Location) {
  if (lat === undefined || lng === undefined) return undefined;
  return lat === null || lng === null ? null : { latitude: lat, longitude: lng };
}

export interface FieldEdit {
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
}

/** Ignores a field whose value before or after is unknown. */
export function fieldEdits(
  before: Location,
  after: Location,
  fields: readonly HistoryField[],
): readonly FieldEdit[] {
  const [old, now] = [locationFieldValues(before), locationFieldValues(after)];
  return fields.flatMap((field) => {
    const edit = { field, before: old[field], after: now[field] };
    const isKnown = edit.before !== undefined && edit.after !== undefined;
    return isKnown && valueKey(edit.before) !== valueKey(edit.after) ? [edit] : [];
  });
}
