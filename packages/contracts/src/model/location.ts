import * as z from '../core/zod.ts';
import { GoogleTokenId, LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import {
  expected,
  isObject,
  reshaped,
  whole,
  type JsonObject,
} from '../core/schema-annotations.ts';
import { CalendarDate, map, ShownText, Timestamp } from '../core/wire-types.ts';
import { updateBehaviours } from '../rules/auto-rejection.ts';
import { providerFields } from '../rules/provider-fields.ts';
import { Category } from './category.ts';
import { MediaItem } from './media.ts';
import { OpeningHours, OpeningHoursInput } from './opening-hours.ts';
import { providerPlace, providerWord } from './provider-values.ts';
import { FreeFormService, GoogleService, StructuredService } from './service.ts';
import { Tag } from './tag.ts';

export const openStatuses = ['open', 'closed_temporarily', 'closed_permanently'] as const;
export const labelTypes = ['gray', 'red', 'orange', 'green', 'teal', 'blue', 'pink'] as const;
export const managementStatuses = ['enabled', 'disabled', 'lost-authorization'] as const;

export const ServiceArea = reshaped(
  z.looseObject({ place_id: z.string(), name: z.string() }),
  providerPlace,
);
export type ServiceArea = z.infer<typeof ServiceArea>;

export const LocationAddress = z.looseObject({
  street_address_1: expected(z.nullable(z.string())),
  street_address_2: expected(z.nullable(z.string())),
  locality: expected(z.nullable(z.string())),
  administrative_area: expected(z.nullable(z.string())),
  postal_code: expected(z.nullable(z.string())),
  region_code: expected(z.nullable(z.string())),
});
export type LocationAddress = z.infer<typeof LocationAddress>;
export type SentLocationAddress = z.input<typeof LocationAddress>;

export const LocationPhone = z.looseObject({
  phone_number: z.string(),
  type: openEnum(['primary', 'additional']),
});
export type LocationPhone = z.infer<typeof LocationPhone>;

/** The account at the provider through which a location is managed. */
export const LocationOwner = z.looseObject({ id: GoogleTokenId, email: expected(ShownText) });
export type LocationOwner = z.infer<typeof LocationOwner>;

/** The name of a location whose name the platform doesn't send, because links and dialogs need one. */
const standInFor = (id: unknown) => `Location ID ${String(id)}`;

export const hasName = ({ id, name }: Pick<Location, 'id' | 'name'>): boolean =>
  name !== standInFor(id);

/** Without `id`, a location is unreadable; without `name`, it gets a stand-in. */
export const Location = reshaped(
  z.looseObject({
    ...LocationAddress.shape,
    id: LocationId,
    created_at: expected(Timestamp),
    /** Whether the business is open to the public (the provider's `openInfo.status`). */
    status: expected(reshaped(openEnum(openStatuses), providerWord(openStatuses))),
    name: ShownText,
    /** Internal name, never shown to customers; `label_type` is its colour. */
    label: expected(z.nullable(ShownText)),
    label_type: expected(z.nullable(openEnum(labelTypes))),
    store_code: expected(z.nullable(ShownText)),
    description: expected(z.nullable(z.string())),
    /** The profile's id at the provider. */
    gmb_id: expected(z.nullable(z.string())),
    date_established: expected(z.nullable(CalendarDate)),
    has_storefront_address: expected(z.boolean()),
    lat: expected(z.nullable(z.number())),
    lng: expected(z.nullable(z.number())),
    phone_number: expected(z.nullable(z.string())),
    website_url: expected(z.nullable(z.string())),
    opening_hours: expected(z.nullable(OpeningHours)),
    gbp_management_status: expected(openEnum(managementStatuses)),
    has_unresolved_updates: expected(z.boolean()),
    /** Not in the specification: whether the provider refused a value that Placekeeper still wants. */
    has_failed_patch_attempts: z.optional(z.boolean()),
    imported_at: expected(z.nullable(Timestamp)),
    /** The number in the profile's Maps address. */
    cid: expected(z.nullable(z.string())),
    primary_category: expected(z.nullable(Category)),
    additional_categories: expected(whole(z.array(Category))),
    structured_services: expected(z.array(StructuredService)),
    free_form_services: expected(z.array(FreeFormService)),
    business_website_slug: expected(z.nullable(z.string())),
    formatted_address: expected(z.nullable(ShownText)),
    /** The profile on Google Maps. */
    url: expected(z.nullable(z.string())),
    is_lodging_location: expected(z.boolean()),
    last_checked_for_google_updates: expected(z.nullable(Timestamp)),
    owner: expected(z.nullable(LocationOwner)),
    google_update_behaviour: expected(openEnum(updateBehaviours)),
    auto_rejection_fields: expected(whole(z.array(openEnum(providerFields)))),
    allow_owner_manager_auto_reject: expected(z.boolean()),
    service_areas: expected(whole(z.array(ServiceArea))),
    /** The URL of each social profile, by network. */
    social_profiles: z.optional(map(z.string())),
    tags: expected(z.array(Tag)),
    /** The platform may omit this list and the four lists below; an absent list is empty. */
    addresses: z.optional(z.array(LocationAddress)),
    phone_numbers: z.optional(whole(z.array(LocationPhone))),
    location_media: z.optional(z.array(MediaItem)),
    categories: z.optional(z.array(Category)),
    google_services: z.optional(z.array(GoogleService)),
  }),
  withDerived,
);
export type Location = z.infer<typeof Location>;
export type SentLocation = z.input<typeof Location>;

/** ENT-1, ENT-2: a platform may send one list of all categories and one list of all services. */
function withDerived(data: unknown): unknown {
  if (!isObject(data)) return data;
  const { id, name, categories, google_services: services } = data;
  const derived = {
    ...(!['string', 'number'].includes(typeof name) && { name: standInFor(id) }),
    ...(Array.isArray(categories) && categoriesIn(categories, data['primary_category'])),
    ...(Array.isArray(services) && servicesIn(services)),
  };
  const added = Object.entries(derived).filter(
    ([key]) => key === 'name' || data[key] === undefined,
  );
  return added.length === 0 ? data : { ...data, ...Object.fromEntries(added) };
}

function categoriesIn(categories: readonly unknown[], known: unknown): JsonObject {
  const isPrimary = (category: unknown) =>
    isObject(known)
      ? isObject(category) && category['id'] === known['id']
      : isObject(category) && isObject(category['pivot']) && Boolean(category['pivot']['primary']);
  const primary = categories.find(isPrimary);
  if (primary === undefined) return {};
  return {
    primary_category: primary,
    additional_categories: categories.filter((category) => !isPrimary(category)),
  };
}

const servicesIn = (services: readonly unknown[]): JsonObject => ({
  structured_services: services.filter((one) => isObject(one) && 'service_type_id' in one),
  free_form_services: services.filter((one) => isObject(one) && !('service_type_id' in one)),
});

/** Refuses only extreme lengths, but with a readable message. */
const longest = (maximum: number) => z.maxLength(maximum, `Use up to ${maximum} characters.`);
const text = (maximum: number) => z.nullable(z.string().check(longest(maximum)));

export const phoneNumberInput = z.string().check(longest(64));
export const serviceAreaInput = z.strictObject({ place_id: z.string(), name: z.string() });

/**
 * The changeable fields of a location; absent fields stay unchanged. The lengths only refuse extreme input:
 * `rules/validate-location.ts` has the provider's limits, with an error per field.
 */
export const LocationPatch = z.strictObject({
  name: z.optional(z.string().check(longest(1000))),
  label: z.optional(text(255)),
  label_type: z.optional(z.nullable(z.enum(labelTypes))),
  store_code: z.optional(text(255)),
  description: z.optional(text(5000)),
  date_established: z.optional(z.nullable(z.string())),
  status: z.optional(z.enum(openStatuses)),
  street_address_1: z.optional(text(255)),
  street_address_2: z.optional(text(255)),
  locality: z.optional(text(255)),
  administrative_area: z.optional(text(255)),
  postal_code: z.optional(text(32)),
  region_code: z.optional(text(2)),
  has_storefront_address: z.optional(z.boolean()),
  lat: z.optional(z.nullable(z.number())),
  lng: z.optional(z.nullable(z.number())),
  phone_number: z.optional(text(64)),
  additional_phone_numbers: z.optional(
    z.array(phoneNumberInput).check(z.maxLength(10, 'Add up to 10 numbers.')),
  ),
  website_url: z.optional(text(2048)),
  business_website_slug: z.optional(text(255)),
  opening_hours: z.optional(z.nullable(OpeningHoursInput)),
  service_areas: z.optional(
    z.array(serviceAreaInput).check(z.maxLength(100, 'Add up to 100 areas.')),
  ),
});
export type LocationPatch = z.infer<typeof LocationPatch>;

/** A decoded location, without its unreadable fields. */
export type PartialLocation = Pick<Location, 'id' | 'name'> & {
  [Field in keyof Location]?: Location[Field] | undefined;
};
