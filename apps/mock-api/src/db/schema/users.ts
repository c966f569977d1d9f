import type { UserId } from '@placekeeper/contracts/core/id';
import type { MetadataValue } from '@placekeeper/contracts/model/user';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, primaryId } from './columns.ts';

/** A user is also the account everything belongs to. */
export const users = sqliteTable('users', {
  id: primaryId<'User'>(),
  name: text().notNull(),
  email: text().notNull(),
  /** The persona it was made from. */
  persona: text().notNull(),
  isAdmin: flag().notNull(),
  hasSubscription: flag().notNull(),
  slots: integer().notNull(),
  productKeys: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  metadata: text({ mode: 'json' }).$type<Readonly<Record<string, MetadataValue>>>().notNull(),
  /** The account's own time while only the control plane moves it; null follows the machine's clock. */
  manualClock: moment(),
  createdAt: moment().notNull(),
});

export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  csrfToken: text().notNull(),
  /** Null for a guest. */
  userId: integer()
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' }),
  expired: flag().notNull(),
  createdAt: moment().notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
