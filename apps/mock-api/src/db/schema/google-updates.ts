import type {
  changeActions,
  changeSources,
  resolvedActions,
  resolutionActors,
} from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

/** A difference that was made at the provider. The values have the wire form of the field. */
export const googleUpdates = sqliteTable(
  'google_updates',
  {
    id: primaryId<'GoogleUpdate'>(),
    userId: belongsTo(() => users.id),
    locationId: belongsTo(() => locations.id),
    type: text().$type<(typeof changeSources)[number]>().notNull(),
    fieldName: text().$type<ProviderField>().notNull(),
    platformValue: text({ mode: 'json' }).$type<unknown>(),
    updateValue: text({ mode: 'json' }).$type<unknown>(),
    changeAction: text().$type<(typeof changeActions)[number]>().notNull(),
    createdAt: moment().notNull(),
    resolvedAction: text().$type<(typeof resolvedActions)[number]>(),
    resolvedAt: moment(),
    /** Null for open and for nullified updates. */
    resolvedBy: text().$type<(typeof resolutionActors)[number]>(),
  },
  (table) => [
    // The first two indexes are in the order of the lists of open and of resolved updates, and contain the columns that
    // the totals count.
    index('google_updates_review')
      .on(
        table.userId,
        table.createdAt,
        table.id,
        table.locationId,
        table.type,
        table.fieldName,
        table.resolvedAction,
      )
      .where(sql`resolved_action IS NULL`),
    index('google_updates_archive')
      .on(
        table.userId,
        table.createdAt,
        table.id,
        table.locationId,
        table.type,
        table.fieldName,
        table.resolvedAction,
      )
      .where(sql`resolved_action IS NOT NULL`),
    uniqueIndex('google_updates_open')
      .on(table.locationId, table.fieldName)
      .where(sql`resolved_action IS NULL`),
    index('google_updates_history').on(table.locationId, table.fieldName, table.id),
  ],
);

export type GoogleUpdateRow = typeof googleUpdates.$inferSelect;
