import type {
  BulkEditId,
  GoogleUpdateId,
  LocationId,
  PatchAttemptId,
} from '@placekeeper/contracts/core/id';
import type {
  HistoryActor,
  HistoryCause,
  HistoryField,
} from '@placekeeper/contracts/model/field-history';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bulkEdits } from './bulk-edits.ts';
import { moment, primaryId } from './columns.ts';
import { googleUpdates } from './google-updates.ts';
import { locations } from './locations.ts';
import { patchAttempts } from './patch-attempts.ts';

/** What happened to the fields of a location: rows are added, and never change. */
export const fieldChanges = sqliteTable(
  'field_changes',
  {
    id: primaryId<'HistoryEntry'>(),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    field: text().$type<HistoryField>().notNull(),
    cause: text().$type<HistoryCause>().notNull(),
    madeBy: text().$type<HistoryActor>().notNull(),
    madeAt: moment().notNull(),
    /** Both null where an update is named: it has them. */
    before: text({ mode: 'json' }).$type<unknown>(),
    after: text({ mode: 'json' }).$type<unknown>(),
    bulkEditId: integer()
      .$type<BulkEditId>()
      .references(() => bulkEdits.id, { onDelete: 'set null' }),
    googleUpdateId: integer()
      .$type<GoogleUpdateId>()
      .references(() => googleUpdates.id, { onDelete: 'cascade' }),
    patchAttemptId: integer()
      .$type<PatchAttemptId>()
      .references(() => patchAttempts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('field_changes_location').on(table.locationId, table.madeAt, table.id),
    index('field_changes_field').on(table.locationId, table.field, table.madeAt, table.id),
    // For the rows that they point at, when those are deleted.
    index('field_changes_bulk_edit').on(table.bulkEditId),
    index('field_changes_update').on(table.googleUpdateId),
    index('field_changes_attempt').on(table.patchAttemptId),
  ],
);

export type FieldChangeRow = typeof fieldChanges.$inferSelect;
