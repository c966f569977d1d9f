import type { UserId } from '@placekeeper/contracts/core/id';
import type { MetadataValue } from '@placekeeper/contracts/model/user';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, primaryId } from './columns.ts';

/** How lively an account's world is; the control plane sets it. */
export interface Simulation {
  /** How often things happen by themselves at the provider; `still`: never. */
  readonly mood: 'still' | 'calm' | 'busy';
  /** How many times faster than usual the platform and the provider work. */
  readonly speed: number;
  /** The hour of the day, UTC, at which daily digests go out. */
  readonly digestHour: number;
}

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
