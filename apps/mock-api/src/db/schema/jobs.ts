import type { UserId } from '@placekeeper/contracts/core/id';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>(),
    dueAt: moment().notNull(),
  },
  (table) => [index('jobs_due').on(table.userId, table.dueAt, table.id)],
);
