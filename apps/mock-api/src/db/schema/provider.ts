import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { belongsTo, flag, moment } from './columns.ts';
import { users } from './users.ts';

/** A login at the provider. Each platform account has separate provider data. */
export const googleAccounts = sqliteTable(
  'google_accounts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: belongsTo(() => users.id),
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
    googleAccountId: belongsTo(() => googleAccounts.id),
    accountName: text().notNull(),
    /** Google answers with an error when the profiles of this group are fetched. */
    unreachable: flag().notNull().default(false),
  },
  (table) => [index('google_groups_account').on(table.googleAccountId)],
);

export type ProfileStanding = 'verified' | 'unverified' | 'suspended';

export interface OutsideChange {
  readonly by: (typeof changeSources)[number];
  /** Milliseconds since 1970, by the account's clock. */
  readonly at: number;
}

/** A profile as the public sees it. */
export const profiles = sqliteTable('profiles', {
  id: integer().primaryKey({ autoIncrement: true }),
  cid: text().notNull(),
  title: text().notNull(),
  live: text({ mode: 'json' }).$type<Profile>().notNull(),
  /** The reason why importing the profile fails; null if it succeeds. */
  importError: text('import_fault'),
  /** Google's verification state of the business. Google accepts changes only while it is `verified`. */
  standing: text().$type<ProfileStanding>().notNull().default('verified'),
  /** Whether Google refuses changes of the profile's services. */
  servicesBlocked: flag().notNull().default(false),
  /** Who set a live value, and when, for each value that the platform did not set. */
  changedBy: text({ mode: 'json' })
    .$type<Partial<Record<ProviderField, OutsideChange>>>()
    .notNull()
    .default({}),
});

/** Calls to the provider, for its quotas; rows older than a minute have no effect. */
export const providerCalls = sqliteTable(
  'provider_calls',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: belongsTo(() => users.id),
    /** The profile that the call edits; null for a call that changes nothing. */
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
    groupId: belongsTo(() => googleGroups.id),
    profileId: belongsTo(() => profiles.id),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.profileId] }),
    index('profile_groups_profile').on(table.profileId),
  ],
);

/** A code of the consent page; it can be exchanged once. */
export const authorizationCodes = sqliteTable('authorization_codes', {
  code: text().primaryKey(),
  googleAccountId: belongsTo(() => googleAccounts.id),
  /** Whether the user granted the permission to manage profiles. */
  granted: flag().notNull(),
  expiresAt: moment().notNull(),
});

export type ProfileRow = typeof profiles.$inferSelect;
export type GoogleAccountRow = typeof googleAccounts.$inferSelect;
export type GoogleGroupRow = typeof googleGroups.$inferSelect;
