import type { UserId } from '@placekeeper/contracts/core/id';
import type { MetadataValue } from '@placekeeper/contracts/model/user';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, primaryId } from './columns.ts';

/** The settings of an account's simulation, changed by the control plane. */
export interface Simulation {
  /** How often the provider makes changes; `still`: never. */
  readonly mood: 'still' | 'calm' | 'busy';
  /** The speed of the platform and the provider; 1 is normal. */
  readonly speed: number;
  /** The hour (UTC) of the daily digests. */
  readonly digestHour: number;
}

/** A user is also an account, which owns locations, tags and all other data. */
export const users = sqliteTable('users', {
  id: primaryId<'User'>(),
  name: text().notNull(),
  email: text().notNull(),
  persona: text().notNull(),
  isAdmin: flag().notNull(),
  hasSubscription: flag().notNull(),
  slots: integer().notNull(),
  productKeys: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
  metadata: text({ mode: 'json' }).$type<Readonly<Record<string, MetadataValue>>>().notNull(),
  /** The account's time, which only the control plane advances; null if the account follows the machine's clock. */
  manualClock: moment(),
  simulation: text({ mode: 'json' })
    .$type<Simulation>()
    .notNull()
    .default({ mood: 'still', speed: 1, digestHour: 7 }),
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
