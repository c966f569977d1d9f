import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type {
  NotificationConfigurationInput,
  notificationTypes,
} from '@placekeeper/contracts/model/notification';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { belongsTo, moment, primaryId } from './columns.ts';
import { googleUpdates } from './google-updates.ts';
import { locations } from './locations.ts';
import { users } from './users.ts';

export const notificationConfigurations = sqliteTable(
  'notification_configurations',
  {
    id: primaryId<'NotificationConfiguration'>(),
    userId: belongsTo(() => users.id),
    /** Null for the account's settings. */
    locationId: integer()
      .$type<LocationId>()
      .references(() => locations.id, { onDelete: 'cascade' }),
    period: text().$type<NotificationConfigurationInput['period']>().notNull(),
    type: text().$type<NotificationConfigurationInput['type']>().notNull(),
    options: text({ mode: 'json' }).$type<NotificationConfigurationInput['options']>().notNull(),
    /**
     * The id of the newest update at the last save, or 0. Updates up to this id that were mailed immediately are not
     * mailed again.
     */
    savedAtUpdateId: integer().$type<GoogleUpdateId | 0>().notNull().default(0),
  },
  (table) => [index('notification_configurations_scope').on(table.userId, table.locationId)],
);

export const notificationExclusions = sqliteTable(
  'notification_exclusions',
  {
    locationId: belongsTo(() => locations.id),
    type: text().$type<(typeof notificationTypes)[number]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.type] })],
);

/** Each mailbox gets an update once per period, even if several configurations list the mailbox. */
export const notificationDeliveries = sqliteTable(
  'notification_deliveries',
  {
    updateId: belongsTo(() => googleUpdates.id),
    /** Normalized, because mailboxes are compared in this form. */
    mailbox: text().notNull(),
    period: text().$type<NotificationConfigurationInput['period']>().notNull(),
    deliveredAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.mailbox, table.period] })],
);

/** E-mails that the platform would have sent. */
export const emails = sqliteTable(
  'emails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: belongsTo(() => users.id),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The mail as plain text; `html` has the same content. */
    body: text().notNull(),
    html: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('emails_user').on(table.userId, table.createdAt)],
);

export type NotificationConfigurationRow = typeof notificationConfigurations.$inferSelect;
