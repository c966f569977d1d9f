import { index, primaryKey, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { belongsTo, caselessText, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

export const tags = sqliteTable(
  'tags',
  {
    id: primaryId<'Tag'>(),
    userId: belongsTo(() => users.id),
    name: caselessText().notNull(),
  },
  (table) => [uniqueIndex('tags_name').on(table.userId, table.name)],
);

export const locationTags = sqliteTable(
  'location_tags',
  {
    tagId: belongsTo(() => tags.id),
    locationId: belongsTo(() => locations.id),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.locationId] }),
    index('location_tags_location').on(table.locationId),
  ],
);

export type TagRow = typeof tags.$inferSelect;
