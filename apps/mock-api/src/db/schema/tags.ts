import type { LocationId, TagId, UserId } from '@placekeeper/contracts/core/id';
import { index, integer, primaryKey, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { caselessText, primaryId } from './columns.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

export const tags = sqliteTable(
  'tags',
  {
    id: primaryId<'Tag'>(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: caselessText().notNull(),
  },
  (table) => [uniqueIndex('tags_name').on(table.userId, table.name)],
);

export const locationTags = sqliteTable(
  'location_tags',
  {
    tagId: integer()
      .$type<TagId>()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.locationId] }),
    index('location_tags_location').on(table.locationId),
  ],
);

export type TagRow = typeof tags.$inferSelect;
