import {
  hasName,
  labelTypes,
  managementStatuses,
  openStatuses,
  type PartialLocation,
} from '../model/location.ts';
import {
  type ServiceItem,
  type OpenStatus,
  type Profile,
  withAttributes,
} from '../profile/profile.ts';
import { addressFromWire } from '../profile/address-wire.ts';
import { addressKeys } from '../model/provider-values.ts';
import { periodFromWire, specialFromWire } from '../profile/hours-wire.ts';
import { socialFields, socialNetworks } from '../rules/provider-fields.ts';
import type { AttributeValue } from '../model/attribute.ts';
import type { Subject } from './bulk-context.ts';

/** For each field, the property of a location that contains it. */
const sources = {
  title: 'name',
  storeCode: 'store_code',
  websiteUri: 'website_url',
  regularHours: 'opening_hours',
  'profile.description': 'description',
  'openInfo.openingDate': 'date_established',
  'openInfo.status': 'status',
  'serviceArea.places': 'service_areas',
  latlng: 'lat',
  label: 'label',
  label_type: 'label_type',
  business_website_slug: 'business_website_slug',
  tags: 'tags',
} as const satisfies Readonly<Record<string, keyof PartialLocation>>;

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

function unknownFields(location: PartialLocation): ReadonlySet<string> {
  const unknown = Object.entries(sources)
    .filter(([, key]) => location[key] === undefined)
    .map(([field]) => field);
  if (location.opening_hours !== null && !location.opening_hours?.special_periods)
    unknown.push('specialHours');
  if (!hasName(location)) unknown.push('title');
  const { status } = location;
  if (status !== undefined && !isOneOf(openStatuses, status)) unknown.push('openInfo.status');
  if (location.lng === undefined) unknown.push('latlng');
  if (!isAddressKnown(location)) unknown.push('storefrontAddress');
  if (location.phone_number === undefined || location.phone_numbers === undefined)
    unknown.push('phoneNumbers');
  if (location.primary_category === undefined || location.additional_categories === undefined)
    unknown.push('categories');
  if (location.structured_services === undefined || location.free_form_services === undefined)
    unknown.push('serviceItems');
  if (location.social_profiles === undefined) unknown.push(...socialFields);
  return new Set([...unknown, 'attributes']);
}

/** Undefined if the location has neither `has_storefront_address` nor `street_address_1`. */
const hasAddress = (location: PartialLocation): boolean | undefined =>
  location.has_storefront_address ??
  (location.street_address_1 === undefined ? undefined : location.street_address_1 !== null);

/** The platform takes an address as a whole, so changing a part would delete the unknown parts. */
const isAddressKnown = (location: PartialLocation): boolean =>
  hasAddress(location) === false ||
  (hasAddress(location) === true && addressKeys.every((key) => location[key] !== undefined));

const openStatusOf: Readonly<Record<(typeof openStatuses)[number], OpenStatus>> = {
  open: 'OPEN',
  closed_temporarily: 'CLOSED_TEMPORARILY',
  closed_permanently: 'CLOSED_PERMANENTLY',
};

function servicesOf(location: PartialLocation): readonly ServiceItem[] {
  return [
    ...(location.structured_services ?? []).map((service) => ({
      structuredServiceItem: {
        serviceTypeId: service.service_type_id,
        displayName: service.display_name,
      },
    })),
    ...(location.free_form_services ?? []).map((service) => ({
      freeFormServiceItem: { category: service.category_id, displayName: service.display_name },
    })),
  ];
}

function profileOf(location: PartialLocation): Profile {
  const { lat, lng, status = 'open', social_profiles: social = {} } = location;
  return {
    title: location.name,
    storeCode: location.store_code ?? null,
    phoneNumbers: {
      primaryPhone: location.phone_number ?? null,
      additionalPhones: (location.phone_numbers ?? [])
        .filter(({ type }) => type === 'additional')
        .map(({ phone_number: phone }) => phone),
    },
    categories: {
      primary: location.primary_category?.id ?? '',
      additional: (location.additional_categories ?? []).map(({ id }) => id),
    },
    storefrontAddress: hasAddress(location) ? addressFromWire(location) : null,
    websiteUri: location.website_url ?? null,
    regularHours: (location.opening_hours?.periods ?? []).map(periodFromWire),
    specialHours: (location.opening_hours?.special_periods ?? []).map(specialFromWire),
    description: location.description ?? null,
    openingDate: location.date_established ?? null,
    openStatus: isOneOf(openStatuses, status) ? openStatusOf[status] : 'OPEN',
    serviceItems: servicesOf(location),
    serviceArea: (location.service_areas ?? []).map(({ place_id, name }) => ({
      placeId: place_id,
      placeName: name,
    })),
    latlng:
      typeof lat === 'number' && typeof lng === 'number' ? { latitude: lat, longitude: lng } : null,
    labels: [],
    socialProfiles: Object.fromEntries(
      socialNetworks.flatMap((network) => (social[network] ? [[network, social[network]]] : [])),
    ),
    attributes: {},
  };
}

/** `live` equals Placekeeper's profile, because the browser does not know Google's. */
export function subjectOf(location: PartialLocation): Subject {
  const profile = profileOf(location);
  const { gbp_management_status: management = '', label_type: labelType = null } = location;
  return {
    id: location.id,
    managementStatus: isOneOf(managementStatuses, management) ? management : 'enabled',
    state: {
      profile,
      label: location.label ?? null,
      labelType: labelType !== null && isOneOf(labelTypes, labelType) ? labelType : null,
      websiteSlug: location.business_website_slug ?? null,
      tags: (location.tags ?? []).map(({ id, name }) => ({ id, name })),
    },
    unknown: unknownFields(location),
    live: profile,
    standing: 'verified',
    servicesBlocked: false,
  };
}

/** Locations do not include attributes, so a separate call reads them. */
export function withKnownAttributes(subject: Subject, known: readonly AttributeValue[]): Subject {
  const profile = withAttributes(
    subject.state.profile,
    known.map(({ name, values, unset_values }) => ({
      name,
      values,
      ...(unset_values && { unset_values }),
    })),
  );
  return {
    ...subject,
    state: { ...subject.state, profile },
    live: profile,
    unknown: new Set([...subject.unknown].filter((field) => field !== 'attributes')),
  };
}
