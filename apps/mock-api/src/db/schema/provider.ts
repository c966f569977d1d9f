import type { UserId } from '@placekeeper/contracts/core/id';
import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { flag, moment } from './columns.ts';
import { users } from './users.ts';

/** Somebody's login at the provider. Each account of the platform has a provider world of its own. */
export const googleAccounts = sqliteTable(
  'google_accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
  },
  (table) => [index('google_accounts_user').on(table.userId)],
);

/** A location group or personal account that a login reaches. */
export const googleGroups = sqliteTable(
  'google_groups',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    googleAccountId: integer()
      .notNull()
      .references(() => googleAccounts.id, { onDelete: 'cascade' }),
    accountName: text().notNull(),
    /** A group that answers with an error when profiles are fetched. */
    unreachable: flag().notNull().default(false),
  },
  (table) => [index('google_groups_account').on(table.googleAccountId)],
);

export type ProfileStanding = 'verified' | 'unverified' | 'suspended';

/** `at` is on the clock of the account in whose world it happened. */
export interface OutsideChange {
  readonly by: (typeof changeSources)[number];
  readonly at: number;
}

/** A profile as the public sees it. */
export const profiles = sqliteTable('profiles', {
  id: integer().primaryKey({ autoIncrement: true }),
  cid: text().notNull(),
  title: text().notNull(),
  live: text({ mode: 'json' }).$type<Profile>().notNull(),
  /** Why importing it fails; null when it does not. */
  importError: text('import_fault'),
  /** What Google thinks of the business; only a verified one can be changed. */
  standing: text().$type<ProfileStanding>().notNull().default('verified'),
  /** Whether Google keeps its list of services from being changed. */
  servicesBlocked: flag().notNull().default(false),
  /** Who made the live value of a field, where it was not the platform. */
  changedBy: text({ mode: 'json' })
    .$type<Partial<Record<ProviderField, OutsideChange>>>()
    .notNull()
    .default({}),
});

/** What the platform asked of the provider, for its quotas; older than a minute, a row means nothing. */
export const providerCalls = sqliteTable(
  'provider_calls',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of an edit; null for a call that changes nothing. */
    editedProfileId: integer().references(() => profiles.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (table) => [
    index('provider_calls_user').on(table.userId, table.at),
    index('provider_calls_profile').on(table.editedProfileId, table.at),
  ],
);

export const profileGroups = sqliteTable(
  'profile_groups',
  {
    groupId: integer()
      .notNull()
      .references(() => googleGroups.id, { onDelete: 'cascade' }),
    profileId: integer()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.profileId] }),
    index('profile_groups_profile').on(table.profileId),
  ],
);

/** What the consent page gave, to be exchanged once. */
export const authorizationCodes = sqliteTable('authorization_codes', {
  code: text().primaryKey(),
  googleAccountId: integer()
    .notNull()
    .references(() => googleAccounts.id, { onDelete: 'cascade' }),
  /** Whether the permission to manage profiles was left ticked. */
  granted: flag().notNull(),
  expiresAt: moment().notNull(),
});

export type ProfileRow = typeof profiles.$inferSelect;
export type GoogleAccountRow = typeof googleAccounts.$inferSelect;
export type GoogleGroupRow = typeof googleGroups.$inferSelect;
