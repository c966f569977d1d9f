import type {
  BulkEditId,
  LocationId,
  PatchAttemptId,
  UserId,
} from '@placekeeper/contracts/core/id';
import type {
  BulkChanges,
  BulkEditForecast,
  SpreadsheetReport,
  bulkEditStatuses,
  bulkItemStatuses,
} from '@placekeeper/contracts/model/bulk-edit';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { patchAttempts } from './patch-attempts.ts';
import { users } from './users.ts';

/** What it will do by itself; when it can start is another matter at every look. */
export type OwnForecast = Pick<
  BulkEditForecast,
  'total' | 'changed' | 'unchanged' | 'refused' | 'unmanaged' | 'waiting' | 'estimated_seconds'
>;

export interface BulkEditSpreadsheet {
  readonly fileName: string;
  /** Names of what it changes anywhere. */
  readonly fields: readonly string[];
  readonly report: SpreadsheetReport;
  readonly forecast: OwnForecast;
}

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
    /** Where it came from one, with what it was forecast to do; its items have changes of their own. */
    spreadsheet: text({ mode: 'json' }).$type<BulkEditSpreadsheet>(),
    /** When the next step falls due; null when nothing is left to do. */
    nextStepAt: moment(),
    /** Status and totals as they were told last, so that nothing is told twice. */
    told: text(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('bulk_edits_user').on(table.userId, table.id),
    index('bulk_edits_status').on(table.userId, table.status),
  ],
);

export const bulkEditItems = sqliteTable(
  'bulk_edit_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    bulkEditId: integer()
      .$type<BulkEditId>()
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    /** Null once the location is deleted: the history keeps its line, with the name it had at the start. */
    locationId: integer()
      .$type<LocationId>()
      .references(() => locations.id, { onDelete: 'set null' }),
    locationName: text().notNull(),
    storeCode: text(),
    status: text().$type<(typeof bulkItemStatuses)[number]>().notNull(),
    /** What this location alone is to get; null where the changes of the bulk edit are meant. */
    changes: text({ mode: 'json' }).$type<BulkChanges>(),
    /** What brings its values to the provider; null where nothing is sent. */
    patchAttemptId: integer()
      .$type<PatchAttemptId>()
      .references(() => patchAttempts.id, { onDelete: 'set null' }),
    /** Our values before and after by field, for undoing only what nobody touched since; null until they are known. */
    before: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    after: text({ mode: 'json' }).$type<Readonly<Record<string, unknown>>>(),
    /** By field, why it was refused, or left as it is. */
    problems: text({ mode: 'json' }).$type<Readonly<Record<string, string>>>(),
    message: text(),
  },
  (table) => [
    index('bulk_edit_items_status').on(table.bulkEditId, table.status, table.id),
    index('bulk_edit_items_order').on(table.bulkEditId, table.id),
    index('bulk_edit_items_attempt').on(table.patchAttemptId),
    index('bulk_edit_items_location').on(table.locationId),
  ],
);

export type BulkEditRow = typeof bulkEdits.$inferSelect;
export type BulkEditItemRow = typeof bulkEditItems.$inferSelect;
