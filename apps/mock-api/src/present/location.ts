import type { SentLocation } from '@placekeeper/contracts/model/location';
import { splitServices } from '@placekeeper/contracts/rules/google-services';
import { isoTime } from '../domain/clock.ts';
import type { LocationView } from '../domain/locations/queries/view.ts';
import { addressToWire, formatAddress } from '@placekeeper/contracts/profile/address-wire';
import { noAddress } from '@placekeeper/contracts/model/provider-values';
import { isLodging } from '../provider/catalogue.ts';
import { periodToWire, specialToWire } from '@placekeeper/contracts/profile/hours-wire';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { presentCategory } from './category.ts';
import { presentService } from './services.ts';
import { presentMedia } from './media.ts';

function presentProfile(profile: Profile) {
  const address = addressToWire(profile.storefrontAddress);
  const googleServices = profile.serviceItems.map(presentService);
  const { structured, freeForm } = splitServices(googleServices);
  const { primaryPhone, additionalPhones } = profile.phoneNumbers;
  const primary = presentCategory(profile.categories.primary, { primary: true });
  const additional = profile.categories.additional.map((id) =>
    presentCategory(id, { primary: false }),
  );
  return {
    ...(address ?? noAddress),
    status: profile.openStatus.toLowerCase(),
    name: profile.title,
    store_code: profile.storeCode,
    description: profile.description,
    date_established: profile.openingDate,
    has_storefront_address: address !== null,
    lat: profile.latlng?.latitude ?? null,
    lng: profile.latlng?.longitude ?? null,
    phone_number: primaryPhone,
    website_url: profile.websiteUri,
    opening_hours: {
      periods: profile.regularHours.map(periodToWire),
      special_periods: profile.specialHours.map(specialToWire),
    },
    formatted_address: formatAddress(profile.storefrontAddress),
    primary_category: primary,
    additional_categories: additional,
    categories: [primary, ...additional],
    structured_services: [...structured],
    free_form_services: [...freeForm],
    google_services: googleServices,
    service_areas: profile.serviceArea.map((place) => ({
      place_id: place.placeId,
      name: place.placeName,
    })),
    social_profiles: profile.socialProfiles,
    addresses: address ? [address] : [],
    phone_numbers: [
      ...(primaryPhone ? [{ phone_number: primaryPhone, type: 'primary' }] : []),
      ...additionalPhones.map((phone) => ({ phone_number: phone, type: 'additional' })),
    ],
    is_lodging_location: isLodging(profile.categories.primary),
  };
}

export function presentLocation({ row, cid, ownerEmail, tags, media }: LocationView): SentLocation {
  return {
    ...presentProfile(row.profile),
    id: row.id,
    created_at: isoTime(row.importedAt),
    imported_at: isoTime(row.importedAt),
    label: row.label,
    label_type: row.labelType,
    gmb_id: String(row.profileId),
    gbp_management_status: row.managementStatus,
    has_unresolved_updates: row.hasUnresolvedUpdates,
    has_failed_patch_attempts: row.hasFailedPatchAttempts,
    cid,
    url: `https://maps.google.com/maps?cid=${cid}`,
    business_website_slug: row.websiteSlug,
    last_checked_for_google_updates: row.lastCheckedAt === null ? null : isoTime(row.lastCheckedAt),
    owner:
      row.tokenId === null || ownerEmail === null ? null : { id: row.tokenId, email: ownerEmail },
    google_update_behaviour: row.updateBehaviour,
    auto_rejection_fields: [...row.autoRejectionFields],
    allow_owner_manager_auto_reject: row.allowOwnerManagerAutoReject,
    tags: [...tags],
    ...(media && { location_media: media.map(presentMedia) }),
  };
}
