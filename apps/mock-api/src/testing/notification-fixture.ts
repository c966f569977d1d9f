import type { LocationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { jobs } from '../db/schema/jobs.ts';
import type { GoogleUpdateRow } from '../db/schema/google-updates.ts';
import {
  notificationDeliveries,
  type NotificationConfigurationRow,
} from '../db/schema/notifications.ts';
import { receiveChange, type ProviderChange } from '../domain/google-updates/commands/receive.ts';
import {
  createConfiguration,
  updateConfiguration,
} from '../domain/notifications/commands/configurations.ts';
import { listMails, type MailRow } from '../domain/notifications/queries/mails.ts';
import { createLocationFixture } from './location-fixture.ts';

interface ConfigurationWish extends Partial<NotificationConfigurationInput['options']> {
  readonly period?: NotificationConfigurationInput['period'];
}

export function createNotificationFixture(
  names: readonly string[] = ['Harbour Books', 'Pier Café'],
) {
  const fixture = createLocationFixture(names.map((title) => ({ title })));
  const { deps, actor, ids } = fixture;
  const [first = fixture.id, second = fixture.id] = ids;

  return {
    ...fixture,
    first,
    second,
    configure(wish: ConfigurationWish = {}): NotificationConfigurationRow {
      const { period = 'daily', location = null, ...options } = wish;
      const made = createConfiguration(deps, actor(), { location_id: location ?? undefined });
      return updateConfiguration(deps, actor(), {
        id: made.id,
        configuration: { period, type: made.type, options: { ...made.options, ...options } },
      });
    },
    change(
      locationId: LocationId,
      field: ProviderField = 'title',
      changes: Partial<ProviderChange> = {},
    ): GoogleUpdateRow {
      receiveChange(deps, actor(), { locationId, field, type: 'google', ...changes });
      const update = fixture.updates(locationId).findLast(({ fieldName }) => fieldName === field);
      if (!update) throw new Error(`Nothing waits for a decision about ${field}`);
      return update;
    },
    /** All mails of the account, oldest first. */
    mails: (): readonly MailRow[] => listMails(deps, actor()).toReversed(),
    /** The mails as `recipient: subject`, oldest first. */
    outbox: (): readonly string[] =>
      listMails(deps, actor())
        .toReversed()
        .map(({ recipient, subject }) => `${recipient}: ${subject}`),
    digestJobs: () => deps.db.select().from(jobs).where(eq(jobs.kind, 'digest.send')).all(),
    deliveries: () => deps.db.select().from(notificationDeliveries).all(),
  };
}

export type NotificationFixture = ReturnType<typeof createNotificationFixture>;
