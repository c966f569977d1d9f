import type { mediaCategories, mediaSources } from '@placekeeper/contracts/model/media';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';

/** Each photo is stored once, even if many locations show it. */
export const mediaFiles = sqliteTable('media_files', {
  /** The hash of the content, which is the public name. */
  id: text().primaryKey(),
  contentType: text().notNull(),
  content: blob({ mode: 'buffer' }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});

export const mediaItems = sqliteTable(
  'media_items',
  {
    id: primaryId<'Media'>(),
    locationId: belongsTo(() => locations.id),
    fileId: text()
      .notNull()
      .references(() => mediaFiles.id),
    source: text().$type<(typeof mediaSources)[number]>().notNull(),
    category: text().$type<(typeof mediaCategories)[number]>().notNull(),
    description: text(),
    attribution: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('media_items_newest').on(table.locationId, table.createdAt, table.id),
    index('media_items_source').on(table.locationId, table.source, table.createdAt, table.id),
    index('media_items_file').on(table.fileId),
  ],
);

export type MediaItemRow = typeof mediaItems.$inferSelect;
export type MediaFileRow = typeof mediaFiles.$inferSelect;
