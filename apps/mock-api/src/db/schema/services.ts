import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { belongsTo, flag, primaryId } from './columns.ts';
import { locations } from './locations.ts';

export const suggestedServices = sqliteTable(
  'suggested_services',
  {
    id: primaryId<'SuggestedService'>(),
    locationId: belongsTo(() => locations.id),
    serviceTypeId: text().notNull(),
    dismissed: flag().notNull(),
  },
  (table) => [uniqueIndex('suggested_services_type').on(table.locationId, table.serviceTypeId)],
);
