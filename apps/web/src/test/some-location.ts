import { Location } from '@placekeeper/contracts/model/location';
import { addressKeys } from '@placekeeper/contracts/model/provider-values';
import { parse } from '@placekeeper/contracts/core/validate';

const nothing = [
  'label',
  'label_type',
  'store_code',
  'description',
  'gmb_id',
  'date_established',
  ...addressKeys,
  'lat',
  'lng',
  'phone_number',
  'website_url',
  'opening_hours',
  'imported_at',
  'cid',
  'primary_category',
  'business_website_slug',
  'formatted_address',
  'url',
  'last_checked_for_google_updates',
  'owner',
];

/** For tests: a location of which little more than its name is known. */
export const someLocation = parse(Location, {
  ...Object.fromEntries(nothing.map((field) => [field, null])),
  id: 1,
  created_at: '2026-11-20T09:00:00Z',
  name: 'Harbour Street Dental',
  status: 'open',
  has_storefront_address: true,
  gbp_management_status: 'enabled',
  has_unresolved_updates: false,
  additional_categories: [],
  structured_services: [],
  free_form_services: [],
  is_lodging_location: false,
  google_update_behaviour: 'none',
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
  service_areas: [],
  tags: [],
});
