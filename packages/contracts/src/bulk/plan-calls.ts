import type { AnyEndpoint, RequestOf } from '../core/endpoint.ts';
import type { LocationId, SuggestedServiceId } from '../core/id.ts';
import { attributes } from '../endpoints/attributes.ts';
import { locations } from '../endpoints/locations.ts';
import { services } from '../endpoints/services.ts';
import { tags } from '../endpoints/tags.ts';
import type { LocationPatch } from '../model/location.ts';
import { addressToWire } from '../profile/address-wire.ts';
import { periodToWire, specialToWire } from '../profile/hours-wire.ts';
import { sameValue } from '../core/same-value.ts';
import type { ServiceItem } from '../profile/profile.ts';
import { socialField, socialNetworks } from '../rules/provider-fields.ts';
import { attributesAmong, type EditedState } from './edited-state.ts';
import type { Subject } from './bulk-context.ts';
import { serviceItemKey } from './service-items.ts';

export interface PlannedCall {
  readonly endpoint: string;
  readonly request: unknown;
  readonly fields: readonly string[];
}

const planned = <E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  fields: readonly string[],
): PlannedCall => ({ endpoint: endpoint.id, request, fields });

export interface CallOptions {
  /**
   * The id by which `services.addSuggestion` adds a structured service; undefined if the platform does not suggest it.
   */
  readonly suggestionOf: (serviceTypeId: string) => SuggestedServiceId | undefined;
}

export interface CallPlan {
  readonly calls: readonly PlannedCall[];
  /** Names of structured services that the platform does not suggest, so that no call can add them. */
  readonly impossible: readonly string[];
}

/** The calls that change a location to the state `to`, in the order in which they must run. */
export function planCalls(
  { id, state: from, unknown }: Pick<Subject, 'id' | 'state' | 'unknown'>,
  to: EditedState,
  changed: readonly string[],
  { suggestionOf }: CallOptions,
): CallPlan {
  const params = { id };
  const isChanged = (field: string) => changed.includes(field);
  const calls: PlannedCall[] = [];

  // A service needs its category, so categories come first.
  if (isChanged('categories')) {
    const { primary, additional } = to.profile.categories;
    const body = { primary_category_id: primary, additional_category_ids: [...additional] };
    calls.push(planned(locations.updateCategories, { params, body }, ['categories']));
  }
  const { patch, fields } = patchOf({ state: from, unknown }, to, changed);
  if (fields.length > 0) calls.push(planned(locations.update, { params, body: patch }, fields));
  const social = socialNetworks.filter((network) => isChanged(socialField(network)));
  if (social.length > 0) {
    const body = {
      social_profiles: Object.fromEntries(
        social.map((network) => [network, to.profile.socialProfiles[network] ?? null]),
      ),
    };
    const named = social.map(socialField);
    calls.push(planned(locations.updateSocialProfiles, { params, body }, named));
  }
  const service = isChanged('serviceItems')
    ? serviceCalls(id, from.profile.serviceItems, to.profile.serviceItems, suggestionOf)
    : { calls: [], impossible: [] };
  calls.push(...service.calls);
  const named = attributesAmong(changed);
  if (named.length > 0) {
    const body = {
      attributes: named.map((name) => {
        const { values = [], unsetValues } = to.profile.attributes[name] ?? {};
        return {
          name,
          values: [...values],
          ...(unsetValues && { unset_values: [...unsetValues] }),
        };
      }),
    };
    calls.push(planned(attributes.update, { params, body }, named));
  }
  if (isChanged('tags')) calls.push(...tagCalls(id, from, to));
  return { calls, impossible: service.impossible };
}

interface Patch {
  readonly patch: LocationPatch;
  readonly fields: readonly string[];
}

/** Regular and special hours are sent together; a part that is both unknown and unchanged is left out. */
function patchOf(
  { state: from, unknown }: Pick<Subject, 'state' | 'unknown'>,
  { profile, ...own }: EditedState,
  changed: readonly string[],
): Patch {
  const { additionalPhones } = profile.phoneNumbers;
  const isSent = (field: string) => changed.includes(field) || !unknown.has(field);
  const [sendsWeek, sendsSpecial] = [isSent('regularHours'), isSent('specialHours')];
  const isEmpty = profile.regularHours.length + profile.specialHours.length === 0;
  const hours = () => ({
    opening_hours:
      isEmpty && sendsWeek && sendsSpecial
        ? null
        : {
            ...(sendsWeek && { periods: profile.regularHours.map(periodToWire) }),
            ...(sendsSpecial && { special_periods: profile.specialHours.map(specialToWire) }),
          },
  });
  const parts: Readonly<Record<string, () => LocationPatch>> = {
    title: () => ({ name: profile.title }),
    storeCode: () => ({ store_code: profile.storeCode }),
    phoneNumbers: () => ({
      phone_number: profile.phoneNumbers.primaryPhone,
      // Unchanged additional numbers are left out: they may be unknown, and an empty list would delete them.
      ...(!sameValue(from.profile.phoneNumbers.additionalPhones, additionalPhones) && {
        additional_phone_numbers: [...additionalPhones],
      }),
    }),
    storefrontAddress: () => {
      const address = addressToWire(profile.storefrontAddress);
      return address
        ? { ...address, has_storefront_address: true }
        : { has_storefront_address: false };
    },
    websiteUri: () => ({ website_url: profile.websiteUri }),
    regularHours: hours,
    specialHours: hours,
    'profile.description': () => ({ description: profile.description }),
    'openInfo.openingDate': () => ({ date_established: profile.openingDate }),
    'openInfo.status': () => ({ status: openStatusToWire[profile.openStatus] }),
    'serviceArea.places': () => ({
      service_areas: profile.serviceArea.map(({ placeId, placeName }) => ({
        place_id: placeId,
        name: placeName,
      })),
    }),
    latlng: () => ({
      lat: profile.latlng?.latitude ?? null,
      lng: profile.latlng?.longitude ?? null,
    }),
    label: () => ({ label: own.label }),
    label_type: () => ({ label_type: own.labelType }),
    business_website_slug: () => ({ business_website_slug: own.websiteSlug }),
  };
  const fields = changed.filter((field) => Object.hasOwn(parts, field));
  return { patch: Object.assign({}, ...fields.map((field) => parts[field]?.())), fields };
}

const openStatusToWire = {
  OPEN: 'open',
  CLOSED_TEMPORARILY: 'closed_temporarily',
  CLOSED_PERMANENTLY: 'closed_permanently',
} as const;

function serviceCalls(
  id: LocationId,
  from: readonly ServiceItem[],
  to: readonly ServiceItem[],
  suggestionOf: CallOptions['suggestionOf'],
): CallPlan {
  const params = { id };
  const fields = ['serviceItems'];
  const impossible: string[] = [];
  const removed = missingIn(to, from).map((item) =>
    'structuredServiceItem' in item
      ? planned(
          services.removeStructured,
          { params, body: { service_type_id: item.structuredServiceItem.serviceTypeId } },
          fields,
        )
      : planned(services.removeFreeForm, { params, body: freeFormBody(item) }, fields),
  );
  const added = missingIn(from, to).flatMap((item) => {
    if ('freeFormServiceItem' in item)
      return [planned(services.addFreeForm, { params, body: freeFormBody(item) }, fields)];
    const { serviceTypeId, displayName } = item.structuredServiceItem;
    const suggestion = suggestionOf(serviceTypeId);
    if (suggestion === undefined) {
      impossible.push(displayName);
      return [];
    }
    const body = { google_suggested_service_id: suggestion };
    return [planned(services.addSuggestion, { params, body }, fields)];
  });
  return { calls: [...removed, ...added], impossible };
}

const freeFormBody = ({
  freeFormServiceItem: { category, displayName },
}: Extract<ServiceItem, { freeFormServiceItem: unknown }>) => ({
  category_id: category,
  display_name: displayName,
});

function missingIn(some: readonly ServiceItem[], all: readonly ServiceItem[]) {
  const present = new Set(some.map(serviceItemKey));
  return all.filter((item) => !present.has(serviceItemKey(item)));
}

function tagCalls(id: LocationId, from: EditedState, to: EditedState): PlannedCall[] {
  const [before, after] = [from.tags.map((tag) => tag.id), to.tags.map((tag) => tag.id)];
  const body = { locations: [id] };
  const added = after.filter((tag) => !before.includes(tag));
  const removed = before.filter((tag) => !after.includes(tag));
  return [
    ...added.map((tag) => planned(tags.addLocations, { params: { id: tag }, body }, ['tags'])),
    ...removed.map((tag) => planned(tags.removeLocations, { params: { id: tag }, body }, ['tags'])),
  ];
}
