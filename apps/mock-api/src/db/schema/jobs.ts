import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment } from './columns.ts';
import { users } from './users.ts';

export const jobs = sqliteTable(
  'jobs',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: belongsTo(() => users.id),
    kind: text().notNull(),
    payload: text({ mode: 'json' }).$type<unknown>(),
    dueAt: moment().notNull(),
  },
  (table) => [index('jobs_due').on(table.userId, table.dueAt, table.id)],
);
