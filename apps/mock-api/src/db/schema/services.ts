import type { LocationId } from '@placekeeper/contracts/core/id';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, primaryId } from './columns.ts';
import { locations } from './locations.ts';

export const suggestedServices = sqliteTable(
  'suggested_services',
  {
    id: primaryId<'SuggestedService'>(),
    locationId: integer()
      .$type<LocationId>()
      .notNull()
      .references(() => locations.id, { onDelete: 'cascade' }),
    serviceTypeId: text().notNull(),
    dismissed: flag().notNull(),
  },
  (table) => [uniqueIndex('suggested_services_type').on(table.locationId, table.serviceTypeId)],
);
