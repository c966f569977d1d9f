import { sameValue } from '../core/same-value.ts';
import { fieldValues, type FieldValue } from '../model/field-value.ts';
import { openStatuses } from '../model/location.ts';
import {
  bySocialField,
  providerFields,
  type ProviderField,
  type SocialNetwork,
} from '../rules/provider-fields.ts';
import * as z from '../core/zod.ts';
import { parse } from '../core/validate.ts';
import { addressFromWire, addressToWire } from './address-wire.ts';
import type { Catalogue } from './catalogue.ts';
import {
  periodFromWire,
  periodToWire,
  plainSpecials,
  specialFromWire,
  specialToWire,
} from './hours-wire.ts';
import type { OpenStatus, Profile, ServiceItem } from './profile.ts';

/** Reads and writes one field of a profile in the form that updates have on the wire. */
export interface FieldAccess {
  readonly read: (profile: Profile) => unknown;
  /** Throws a zod error if the value does not have the field's type. */
  readonly write: (profile: Profile, value: unknown) => Profile;
}

function access<Field extends ProviderField>(
  field: Field,
  read: (profile: Profile) => FieldValue<Field>,
  write: (profile: Profile, value: FieldValue<Field>) => Partial<Profile>,
): FieldAccess {
  const schema = fieldValues[field] as unknown as z.core.$ZodType<FieldValue<Field>>;
  return {
    read,
    write: (profile, value) => ({ ...profile, ...write(profile, parse(schema, value)) }),
  };
}

const socialUrl = fieldValues['attributes/url_facebook'];

function socialAccess(network: SocialNetwork): FieldAccess {
  return {
    read: (profile) => profile.socialProfiles[network] ?? null,
    write(profile, value) {
      const url = parse(socialUrl, value);
      const { [network]: _, ...others } = profile.socialProfiles;
      return { ...profile, socialProfiles: url ? { ...others, [network]: url } : others };
    },
  };
}

const OpenStatusValue = z.enum(openStatuses);
const openStatusOf = {
  open: 'OPEN',
  closed_temporarily: 'CLOSED_TEMPORARILY',
  closed_permanently: 'CLOSED_PERMANENTLY',
} as const satisfies Record<z.infer<typeof OpenStatusValue>, OpenStatus>;

const serviceToWire = (item: ServiceItem) =>
  'structuredServiceItem' in item
    ? {
        type: 'structured',
        id: item.structuredServiceItem.serviceTypeId,
        name: item.structuredServiceItem.displayName,
      }
    : {
        type: 'free_form',
        id: item.freeFormServiceItem.category,
        name: item.freeFormServiceItem.displayName,
      };

const serviceFromWire = (
  item: { type: string; id: string; name: string },
  { serviceTypeName }: Catalogue,
): ServiceItem =>
  item.type === 'structured'
    ? { structuredServiceItem: { serviceTypeId: item.id, displayName: serviceTypeName(item.id) } }
    : { freeFormServiceItem: { category: item.id, displayName: item.name } };

const socialFields = bySocialField(socialAccess);

export type FieldAccesses = Readonly<Record<ProviderField, FieldAccess>>;

export function profileFields(catalogue: Catalogue): FieldAccesses {
  const named = (id: string) => ({ id, name: catalogue.categoryName(id) });
  return {
    ...socialFields,
    storeCode: access(
      'storeCode',
      (profile) => profile.storeCode,
      (_, value) => ({ storeCode: value || null }),
    ),
    title: access(
      'title',
      (profile) => profile.title,
      (profile, value) => ({ title: value || profile.title }),
    ),
    phoneNumbers: access(
      'phoneNumbers',
      ({ phoneNumbers }) => ({
        primary_phone: phoneNumbers.primaryPhone,
        additional_phones: [...phoneNumbers.additionalPhones],
      }),
      (_, value) => ({
        phoneNumbers: {
          primaryPhone: value.primary_phone || null,
          additionalPhones: value.additional_phones,
        },
      }),
    ),
    categories: access(
      'categories',
      ({ categories }) => ({
        primary: named(categories.primary),
        additional: categories.additional.map(named),
      }),
      (profile, value) => ({
        categories: {
          primary: value.primary?.id ?? profile.categories.primary,
          additional: value.additional.map(({ id }) => id),
        },
      }),
    ),
    storefrontAddress: access(
      'storefrontAddress',
      (profile) => addressToWire(profile.storefrontAddress),
      (_, value) => ({ storefrontAddress: addressFromWire(value) }),
    ),
    websiteUri: access(
      'websiteUri',
      (profile) => profile.websiteUri,
      (_, value) => ({ websiteUri: value || null }),
    ),
    regularHours: access(
      'regularHours',
      (profile) => profile.regularHours.map(periodToWire),
      (_, value) => ({ regularHours: value.map(periodFromWire) }),
    ),
    specialHours: access(
      'specialHours',
      (profile) => plainSpecials(profile.specialHours.map(specialToWire)),
      (_, value) => ({ specialHours: plainSpecials(value).map(specialFromWire) }),
    ),
    'profile.description': access(
      'profile.description',
      (profile) => profile.description,
      (_, value) => ({ description: value || null }),
    ),
    'openInfo.openingDate': access(
      'openInfo.openingDate',
      (profile) => profile.openingDate,
      (_, value) => ({ openingDate: value || null }),
    ),
    'openInfo.status': access(
      'openInfo.status',
      (profile) => profile.openStatus.toLowerCase(),
      // Throws on an unknown status instead of reading it as open.
      (profile, value) => ({
        openStatus:
          value === null ? profile.openStatus : openStatusOf[parse(OpenStatusValue, value)],
      }),
    ),
    serviceItems: access(
      'serviceItems',
      (profile) => profile.serviceItems.map(serviceToWire),
      (_, value) => ({ serviceItems: value.map((item) => serviceFromWire(item, catalogue)) }),
    ),
    'serviceArea.places': access(
      'serviceArea.places',
      (profile) =>
        profile.serviceArea.map(({ placeId, placeName }) => ({
          place_id: placeId,
          name: placeName,
        })),
      (_, value) => ({
        serviceArea: value.map(({ place_id, name }) => ({ placeId: place_id, placeName: name })),
      }),
    ),
    latlng: access(
      'latlng',
      (profile) => profile.latlng && { ...profile.latlng },
      (_, value) => ({ latlng: value }),
    ),
  };
}

export const changedFields = (
  fields: FieldAccesses,
  from: Profile,
  to: Profile,
): readonly ProviderField[] =>
  providerFields.filter((field) => !sameValue(fields[field].read(from), fields[field].read(to)));
