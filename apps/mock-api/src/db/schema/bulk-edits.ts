import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import type {
  BulkChanges,
  bulkEditStatuses,
  bulkItemStatuses,
} from '@placekeeper/contracts/model/bulk-edit';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

export const bulkEdits = sqliteTable(
  'bulk_edits',
  {
    id: primaryId<'BulkEdit'>(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<(typeof bulkEditStatuses)[number]>().notNull(),
    changes: text({ mode: 'json' }).$type<BulkChanges>().notNull(),
    total: integer().notNull(),
    complete: integer().notNull(),
    errored: integer().notNull(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [index('bulk_edits_user').on(table.userId, table.createdAt)],
);

export const bulkEditItems = sqliteTable(
  'bulk_edit_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    bulkEditId: integer()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    status: text().$type<(typeof bulkItemStatuses)[number]>().notNull(),
    /** Our values before and after by field, for undoing only what nobody touched since. */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    after: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    message: text(),
  },
  (table) => [index('bulk_edit_items_status').on(table.bulkEditId, table.status)],
);

export type BulkEditRow = typeof bulkEdits.$inferSelect;
export type BulkEditItemRow = typeof bulkEditItems.$inferSelect;
