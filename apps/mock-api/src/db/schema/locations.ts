import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { labelTypes, managementStatuses } from '@placekeeper/contracts/model/location';
import type { UpdateBehaviour } from '@placekeeper/contracts/rules/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { belongsTo, caselessText, flag, moment, primaryId } from './columns.ts';
import { googleTokens } from './google-tokens.ts';
import { profiles } from './provider.ts';
import { users } from './users.ts';

export const locations = sqliteTable(
  'locations',
  {
    id: primaryId<'Location'>(),
    userId: belongsTo(() => users.id),
    profileId: integer()
      .notNull()
      .references(() => profiles.id),
    tokenId: integer()
      .$type<GoogleTokenId>()
      .references(() => googleTokens.id, { onDelete: 'set null' }),
    /** Our own values. `profiles` has the live values, `patch_attempts` the pending values. */
    profile: text({ mode: 'json' }).$type<Profile>().notNull(),
    /** A copy of the title in `profile`. */
    name: caselessText().notNull(),
    /** The folded name, so that accented letters sort beside their base letters. */
    sortName: text().notNull().default(''),
    /** A copy of the store code in `profile`, for sorting. */
    storeCode: caselessText(),
    /** The folded title, store code and address in `profile`, for searching. */
    searchText: text().notNull(),
    label: text(),
    labelType: text().$type<(typeof labelTypes)[number]>(),
    managementStatus: text().$type<(typeof managementStatuses)[number]>().notNull(),
    hasUnresolvedUpdates: flag().notNull(),
    /** Whether the provider refused a value that we still want; `markFailed` updates this flag. */
    hasFailedPatchAttempts: flag().notNull().default(false),
    updateBehaviour: text().$type<UpdateBehaviour>().notNull(),
    autoRejectionFields: text({ mode: 'json' }).$type<readonly ProviderField[]>().notNull(),
    allowOwnerManagerAutoReject: flag().notNull(),
    websiteSlug: text(),
    importedAt: moment().notNull(),
    lastCheckedAt: moment(),
  },
  (table) => [
    uniqueIndex('locations_profile').on(table.userId, table.profileId),
    index('locations_user').on(table.userId, table.id),
    // With `searchText` in the index, a search in the order of names reads no rows.
    index('locations_name').on(table.userId, table.sortName, table.id, table.searchText),
    index('locations_store_code').on(table.userId, table.storeCode, table.id),
    index('locations_imported').on(table.userId, table.importedAt, table.id),
    index('locations_status').on(table.userId, table.managementStatus, table.sortName, table.id),
    index('locations_unresolved').on(
      table.userId,
      table.hasUnresolvedUpdates,
      table.sortName,
      table.id,
    ),
    index('locations_failed').on(
      table.userId,
      table.hasFailedPatchAttempts,
      table.sortName,
      table.id,
    ),
    index('locations_token').on(table.tokenId),
    index('locations_by_profile').on(table.profileId),
  ],
);

export const locationViews = sqliteTable(
  'location_views',
  {
    userId: belongsTo(() => users.id),
    locationId: belongsTo(() => locations.id),
    viewedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.locationId] }),
    index('location_views_recent').on(table.userId, table.viewedAt, table.locationId),
  ],
);

export type LocationRow = typeof locations.$inferSelect;

export const suggestedServices = sqliteTable(
  'suggested_services',
  {
    id: primaryId<'SuggestedService'>(),
    locationId: belongsTo(() => locations.id),
    serviceTypeId: text().notNull(),
    dismissed: flag().notNull(),
  },
  (table) => [uniqueIndex('suggested_services_type').on(table.locationId, table.serviceTypeId)],
);
