import type { LocationId } from '@placekeeper/contracts/core/id';
import type { mediaCategories, mediaSources } from '@placekeeper/contracts/model/media';
import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment, primaryId } from './columns.ts';
import { locations } from './locations.ts';

export const media = sqliteTable(
  'media',
  {
    id: primaryId<'Media'>(),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    source: text().$type<(typeof mediaSources)[number]>().notNull(),
    category: text().$type<(typeof mediaCategories)[number]>().notNull(),
    contentType: text().notNull(),
    content: blob({ mode: 'buffer' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    description: text(),
    attribution: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('media_location').on(table.locationId, table.source, table.createdAt)],
);
