import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment, primaryId } from './columns.ts';
import { googleAccounts } from './provider.ts';
import { users } from './users.ts';

export const googleTokens = sqliteTable(
  'google_tokens',
  {
    id: primaryId<'GoogleToken'>(),
    userId: belongsTo(() => users.id),
    googleAccountId: integer()
      .notNull()
      .references(() => googleAccounts.id),
    status: text().$type<'active' | 'lost-authorization'>().notNull(),
    accessToken: text().notNull(),
    createdAt: moment().notNull(),
    lastContactedAt: moment(),
  },
  (table) => [uniqueIndex('google_tokens_account').on(table.userId, table.googleAccountId)],
);

export type GoogleTokenRow = typeof googleTokens.$inferSelect;
