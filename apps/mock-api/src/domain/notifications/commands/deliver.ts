import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import { mailbox } from '@placekeeper/contracts/rules/email-address';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import {
  emails,
  notificationDeliveries as deliveries,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Mail } from '../../../mail/mail.ts';
import type { Actor } from '../../actor.ts';

const queries = prepared((db) => ({
  mark: db
    .insert(deliveries)
    .values({
      updateId: sql.placeholder('updateId'),
      mailbox: sql.placeholder('mailbox'),
      period: sql.placeholder('period'),
      deliveredAt: sql.placeholder('at'),
    })
    .onConflictDoNothing()
    .prepare(),
  marked: db
    .select({ at: deliveries.deliveredAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.updateId, sql.placeholder('updateId')),
        eq(deliveries.mailbox, sql.placeholder('mailbox')),
        eq(deliveries.period, sql.placeholder('period')),
      ),
    )
    .prepare(),
  email: db
    .insert(emails)
    .values({
      userId: sql.placeholder('userId'),
      recipient: sql.placeholder('recipient'),
      subject: sql.placeholder('subject'),
      body: sql.placeholder('text'),
      html: sql.placeholder('html'),
      createdAt: sql.placeholder('at'),
    })
    .prepare(),
}));

interface Delivery {
  readonly updateId: GoogleUpdateId;
  readonly address: string;
  readonly period: NotificationConfigurationInput['period'];
}

const keyOf = ({ updateId, address, period }: Delivery) => ({
  updateId,
  mailbox: mailbox(address),
  period,
});

/** Returns false if the delivery was claimed before. */
export function claimDelivery(deps: Deps, actor: Actor, delivery: Delivery): boolean {
  return queries(deps.db).mark.run({ ...keyOf(delivery), at: actor.now }).changes > 0;
}

export const wasDelivered = (deps: Deps, delivery: Delivery): boolean =>
  queries(deps.db).marked.get(keyOf(delivery)) !== undefined;

/** Lists each mailbox once, as its first configuration spells it. */
export function recipientsOf(
  configurations: readonly NotificationConfigurationRow[],
): readonly string[] {
  const recipients = new Map<string, string>();
  for (const address of configurations.flatMap(({ options }) => options.emails))
    if (!recipients.has(mailbox(address))) recipients.set(mailbox(address), address);
  return [...recipients.values()];
}

export function sendMail(deps: Deps, actor: Actor, recipient: string, mail: Mail): void {
  queries(deps.db).email.run({ userId: actor.user.id, recipient, ...mail, at: actor.now });
}
