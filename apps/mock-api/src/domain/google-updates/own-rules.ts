import type { LocationPatch } from '@placekeeper/contracts/model/location';
import { socialNetworks, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { validateCategories } from '@placekeeper/contracts/rules/validate-categories';
import { validateLocation } from '@placekeeper/contracts/rules/validate-location';
import { validateSocialProfile } from '@placekeeper/contracts/rules/validate-social-profile';
import { addressToWire } from '@placekeeper/contracts/profile/address-wire';
import { periodToWire, specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { Profile } from '@placekeeper/contracts/profile/profile';

const hours = ({ regularHours, specialHours }: Profile): LocationPatch => ({
  opening_hours: {
    periods: regularHours.map(periodToWire),
    special_periods: specialHours.map(specialToWire),
  },
});

/** The part of a profile that one field is about, as somebody would save it here. */
const asPatch: Partial<Record<ProviderField, (profile: Profile) => LocationPatch>> = {
  title: ({ title }) => ({ name: title }),
  storeCode: ({ storeCode }) => ({ store_code: storeCode }),
  phoneNumbers: ({ phoneNumbers }) => ({
    phone_number: phoneNumbers.primaryPhone,
    additional_phone_numbers: [...phoneNumbers.additionalPhones],
  }),
  storefrontAddress: ({ storefrontAddress }) => ({
    has_storefront_address: storefrontAddress !== null,
    ...addressToWire(storefrontAddress),
  }),
  websiteUri: ({ websiteUri }) => ({ website_url: websiteUri }),
  regularHours: hours,
  specialHours: hours,
  'profile.description': ({ description }) => ({ description }),
  'openInfo.openingDate': ({ openingDate }) => ({ date_established: openingDate }),
  'serviceArea.places': ({ serviceArea }) => ({
    service_areas: serviceArea.map(({ placeId, placeName }) => ({
      place_id: placeId,
      name: placeName,
    })),
  }),
  latlng: ({ latlng }) => ({ lat: latlng?.latitude ?? null, lng: latlng?.longitude ?? null }),
};

/** Why nobody could save this field like that here; null when they could. `today` is `YYYY-MM-DD`. */
export function ownError(profile: Profile, field: ProviderField, today: string): string | null {
  if (field === 'categories') {
    const { primary, additional } = profile.categories;
    const choice = { primary_category_id: primary, additional_category_ids: additional };
    return validateCategories(choice)[0]?.[1] ?? null;
  }
  const network = socialNetworks.find((name) => field === `attributes/url_${name}`);
  const address = network && profile.socialProfiles[network];
  if (network && address) return validateSocialProfile(network, address);
  const patch = asPatch[field]?.(profile);
  return (patch && Object.values(validateLocation(patch, today)).flat()[0]) ?? null;
}
