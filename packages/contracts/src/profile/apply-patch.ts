import type { LocationPatch } from '../model/location.ts';
import { addressKeys, noAddress } from '../model/provider-values.ts';
import { addressFromWire, addressToWire } from './address-wire.ts';
import { periodFromWire, specialFromWire } from './hours-wire.ts';
import type { OpenStatus, PostalAddress, Profile } from './profile.ts';

const openStatusOf = {
  open: 'OPEN',
  closed_temporarily: 'CLOSED_TEMPORARILY',
  closed_permanently: 'CLOSED_PERMANENTLY',
} as const satisfies Record<NonNullable<LocationPatch['status']>, OpenStatus>;

/** An empty text clears an optional field. */
export function applyPatch(profile: Profile, patch: LocationPatch): Profile {
  return {
    ...profile,
    ...(patch.name !== undefined && { title: patch.name.trim() }),
    ...(patch.store_code !== undefined && { storeCode: patch.store_code?.trim() || null }),
    ...(patch.description !== undefined && { description: patch.description?.trim() || null }),
    ...(patch.date_established !== undefined && { openingDate: patch.date_established || null }),
    ...(patch.status !== undefined && { openStatus: openStatusOf[patch.status] }),
    ...(patch.website_url !== undefined && { websiteUri: patch.website_url?.trim() || null }),
    ...(patch.service_areas !== undefined && {
      serviceArea: patch.service_areas.map(({ place_id, name }) => ({
        placeId: place_id,
        placeName: name,
      })),
    }),
    ...patchHours(patch),
    phoneNumbers: {
      primaryPhone:
        patch.phone_number === undefined
          ? profile.phoneNumbers.primaryPhone
          : patch.phone_number?.trim() || null,
      additionalPhones: patch.additional_phone_numbers ?? profile.phoneNumbers.additionalPhones,
    },
    storefrontAddress: patchAddress(profile.storefrontAddress, patch),
    latlng: patchPin(profile.latlng, patch),
  };
}

function patchHours({ opening_hours: hours }: LocationPatch): Partial<Profile> {
  if (hours === null) return { regularHours: [], specialHours: [] };
  return {
    ...(hours?.periods && { regularHours: hours.periods.map(periodFromWire) }),
    ...(hours?.special_periods && { specialHours: hours.special_periods.map(specialFromWire) }),
  };
}

function patchAddress(address: PostalAddress | null, patch: LocationPatch): PostalAddress | null {
  if (patch.has_storefront_address === false) return null;
  const named = addressKeys.some((key) => patch[key] !== undefined);
  // Address lines alone do not create an address; `has_storefront_address` must be set first.
  if (!named || (address === null && patch.has_storefront_address !== true)) return address;
  const lines = addressKeys
    .filter((key) => patch[key] !== undefined)
    .map((key) => [key, patch[key]]);
  return addressFromWire({ ...noAddress, ...addressToWire(address), ...Object.fromEntries(lines) });
}

function patchPin(pin: Profile['latlng'], { lat, lng }: LocationPatch): Profile['latlng'] {
  if (lat === null || lng === null) return null;
  const latitude = lat ?? pin?.latitude;
  const longitude = lng ?? pin?.longitude;
  return latitude === undefined || longitude === undefined ? pin : { latitude, longitude };
}
