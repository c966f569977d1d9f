import type { LocationId } from '@placekeeper/contracts/core/id';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment } from './columns.ts';
import { googleTokens } from './google-tokens.ts';
import { locations } from './locations.ts';
import { profiles } from './provider.ts';
import { users } from './users.ts';

export interface FetchError {
  readonly account: string | null;
  readonly message: string;
}

export const fetchOperations = sqliteTable(
  'fetch_operations',
  {
    id: text().primaryKey(),
    userId: belongsTo(() => users.id),
    tokenId: belongsTo(() => googleTokens.id),
    status: text().$type<'running' | 'complete'>().notNull(),
    /** The number of groups read, in the order of their ids. */
    groupsRead: integer().notNull(),
    errors: text({ mode: 'json' }).$type<readonly FetchError[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('fetch_operations_user').on(table.userId, table.createdAt)],
);

export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: belongsTo(() => users.id),
    tokenId: belongsTo(() => googleTokens.id),
    total: integer().notNull(),
    complete: integer().notNull(),
    errored: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('imports_user').on(table.userId)],
);

export const importItems = sqliteTable(
  'import_items',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    importId: belongsTo(() => imports.id),
    profileId: integer()
      .notNull()
      .references(() => profiles.id),
    status: text().$type<'pending' | 'imported' | 'errored'>().notNull(),
    locationId: integer()
      .$type<LocationId>()
      .references(() => locations.id, { onDelete: 'set null' }),
    message: text(),
  },
  (table) => [index('import_items_status').on(table.importId, table.status)],
);

export type FetchOperationRow = typeof fetchOperations.$inferSelect;
export type ImportRow = typeof imports.$inferSelect;
