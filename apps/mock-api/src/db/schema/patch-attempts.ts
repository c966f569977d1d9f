import type { patchStatuses } from '@placekeeper/contracts/model/patch-attempt';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PatchError } from '@placekeeper/contracts/profile/patch-error';
import { belongsTo, moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';

/** Attempts to publish values at the provider. An attempt is pending while its status is `created`. */
export const patchAttempts = sqliteTable(
  'patch_attempts',
  {
    id: primaryId<'PatchAttempt'>(),
    locationId: belongsTo(() => locations.id),
    status: text().$type<(typeof patchStatuses)[number]>().notNull(),
    fields: text({ mode: 'json' }).$type<readonly ProviderField[]>().notNull(),
    /** The values by field, in the form of an update's values. */
    values: text({ mode: 'json' }).$type<Partial<Record<ProviderField, unknown>>>().notNull(),
    errors: text({ mode: 'json' }).$type<readonly PatchError[]>().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('patch_attempts_location').on(table.locationId, table.status, table.id),
    index('patch_attempts_latest').on(table.locationId, table.id),
  ],
);

export type PatchAttemptRow = typeof patchAttempts.$inferSelect;
