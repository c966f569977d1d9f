import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import type {
  changeActions,
  changeSources,
  resolvedActions,
  resolvers,
} from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

/** A difference that somebody made at the provider, in the wire form of its field. */
export const googleUpdates = sqliteTable(
  'google_updates',
  {
    id: primaryId<'GoogleUpdate'>(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    type: text().$type<(typeof changeSources)[number]>().notNull(),
    fieldName: text().$type<ProviderField>().notNull(),
    platformValue: text({ mode: 'json' }).$type<unknown>(),
    updateValue: text({ mode: 'json' }).$type<unknown>(),
    changeAction: text().$type<(typeof changeActions)[number]>().notNull(),
    createdAt: moment().notNull(),
    resolvedAction: text().$type<(typeof resolvedActions)[number]>(),
    resolvedAt: moment(),
    /** Null where nobody decided: nullified ones. */
    resolvedBy: text().$type<(typeof resolvers)[number]>(),
  },
  (table) => [
    index('google_updates_review').on(
      table.userId,
      table.resolvedAction,
      table.createdAt,
      table.id,
    ),
    index('google_updates_location').on(table.locationId, table.resolvedAction, table.fieldName),
  ],
);

export type GoogleUpdateRow = typeof googleUpdates.$inferSelect;
