import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decode } from '../src/core/decode.ts';
import { PageMeta } from '../src/core/page.ts';
import type { Schema } from '../src/core/schema.ts';
import { Category } from '../src/model/category.ts';
import {
  GoogleAccount,
  GoogleLocation,
  Operation,
  StorefrontAddress,
} from '../src/model/google-location.ts';
import {
  GoogleUpdate,
  UpdateActionability,
  UpdateFilters,
  UpdateMeta,
  UpdateResolution,
} from '../src/model/google-update.ts';
import { ImportStatus } from '../src/model/import-status.ts';
import { Location } from '../src/model/location.ts';
import { NotificationConfiguration, NotificationOptions } from '../src/model/notification.ts';
import { FailedPatchAttempts, PatchError } from '../src/model/patch-attempt.ts';
import {
  CategoryServices,
  FreeFormService,
  ServicesView,
  StructuredService,
  SuggestedService,
} from '../src/model/service.ts';
import { SpotlightItem } from '../src/model/spotlight.ts';
import { Tag } from '../src/model/tag.ts';
import { Identity, SubscriptionMeta, User } from '../src/model/user.ts';
import { locationFieldValues } from '../src/rules/location-field-values.ts';
import { sheetProfileOf } from '../src/spreadsheet/sheet-profile.ts';
import { fieldNames } from './field-names.ts';

const location = `
  id created_at status name label label_type store_code description gmb_id date_established
  street_address_1 street_address_2 locality administrative_area postal_code region_code has_storefront_address lat lng
  phone_number website_url opening_hours gbp_management_status has_unresolved_updates imported_at cid
  primary_category additional_categories structured_services free_form_services
  business_website_slug formatted_address url is_lodging_location last_checked_for_google_updates owner
  google_update_behaviour auto_rejection_fields allow_owner_manager_auto_reject service_areas tags
  addresses phone_numbers location_media categories google_services`;

// Every field in the specification, copied by hand.
test.each<[entity: string, fields: string, schema: Schema]>([
  ['user', 'id is_admin has_gbp_management_subscription locations_count metadata identity', User],
  ['identity', 'subscriptions', Identity],
  ['subscription', 'product_key', Identity.shape.subscriptions.def.innerType.def.element],
  ['subscription meta', 'gbp_management_subscription', SubscriptionMeta],
  [
    'its numbers',
    'slots locations pending_updates',
    SubscriptionMeta.shape.gbp_management_subscription,
  ],
  ['location', location, Location],
  [
    'profile offered',
    'id name title storefrontAddress account accounts selected selectedAccount',
    GoogleLocation,
  ],
  ['storefront address', 'addressLines locality administrativeArea regionCode', StorefrontAddress],
  ['account or group', 'id name accountName', GoogleAccount],
  ['operation', 'complete id', Operation],
  ['structured service', 'type service_type_id display_name', StructuredService],
  ['free-form service', 'type display_name category_id', FreeFormService],
  ['services view', 'primary_category additional_categories', ServicesView],
  ['services of a category', 'category services', CategoryServices],
  ['category', 'id title display_name created_at pivot', Category],
  ['suggested service', 'service_type_id display_name dismissed id categories', SuggestedService],
  ['tag', 'id name', Tag],
  [
    'update',
    'id location type field_name platform_value update_value change_action created_at resolution update_actionability',
    GoogleUpdate,
  ],
  ['resolution', 'resolved_action', UpdateResolution],
  [
    'actionability',
    'can_be_accepted can_be_rejected can_be_dismissed explanation accept_reason reject_reason',
    UpdateActionability,
  ],
  ['update meta', 'change_source_totals field_totals min_date', UpdateMeta],
  [
    'update filters',
    'locations field_names change_source active start_date end_date',
    UpdateFilters,
  ],
  ['failed patch attempts', 'fields errors', FailedPatchAttempts],
  ['patch error', 'reason', PatchError],
  ['notification configuration', 'id period type options', NotificationConfiguration],
  [
    'notification options',
    'fields sources emails verification_status location',
    NotificationOptions,
  ],
  ['import state', 'total complete errored', ImportStatus],
  ['spotlight item', 'type location title link icon color', SpotlightItem],
  ['page', 'current_page last_page per_page total to', PageMeta],
])('%s has every field @ENT-1', (_, fields, schema) => {
  expect(fieldNames(schema)).toEqual(expect.arrayContaining(fields.trim().split(/\s+/)));
});

const lists = [
  'addresses',
  'phone_numbers',
  'location_media',
  'categories',
  'google_services',
] as const;

test.each(lists)('a location may be sent without %s, and with an empty list @ENT-1', (field) => {
  expect(z.safeParse(Location.shape[field], undefined).success).toBe(true);
  expect(z.safeParse(Location.shape[field], []).success).toBe(true);
  expect(z.safeParse(Location.shape[field], 'none').success).toBe(false);
});

test('a missing optional list is no drift, and is decoded as empty @ENT-1', () => {
  const read = decode(Location, { id: 1, name: 'Shop', phone_number: '+44 20 7946 0025' });
  if (!read.ok) throw new Error('The entity is unreadable.');
  const missing = read.drift.map(({ path }) => path.slice(1));
  expect(missing).toContain('store_code');
  expect(lists.filter((field) => missing.includes(field))).toEqual([]);
  expect(locationFieldValues(read.value).phoneNumbers).toEqual({
    primary_phone: '+44 20 7946 0025',
    additional_phones: [],
  });
  expect(sheetProfileOf(read.value).additionalPhones).toEqual([]);
});

test('a service-area business is offered without an address @ENT-1', () => {
  expect(z.safeParse(GoogleLocation.shape.storefrontAddress, null).success).toBe(true);
});
