import type { GoogleUpdateId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { mailbox } from '@placekeeper/contracts/rules/email-address';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import {
  emails,
  notificationDeliveries as deliveries,
  type NotificationConfigurationRow,
} from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../../mail/mail.ts';
import type { Actor } from '../actor.ts';

const queries = prepared((db) => ({
  mark: db
    .insert(deliveries)
    .values({
      configurationId: sql.placeholder('configurationId'),
      updateId: sql.placeholder('updateId'),
      deliveredAt: sql.placeholder('at'),
    })
    .onConflictDoNothing()
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

/** Takes the telling of an update by a configuration upon itself; false where that was done before. */
export function claimDelivery(
  deps: Deps,
  actor: Actor,
  delivery: {
    readonly configurationId: NotificationConfigurationId;
    readonly updateId: GoogleUpdateId;
  },
): boolean {
  return queries(deps.db).mark.run({ ...delivery, at: actor.now }).changes > 0;
}

/** Each mailbox once, whatever number of configurations name it; each with those that do. */
export function recipientsOf(
  configurations: readonly NotificationConfigurationRow[],
): ReadonlyMap<string, readonly NotificationConfigurationRow[]> {
  const recipients = new Map<
    string,
    { readonly address: string; readonly by: NotificationConfigurationRow[] }
  >();
  for (const configuration of configurations) {
    for (const address of configuration.options.emails) {
      const known = recipients.get(mailbox(address));
      if (known) known.by.push(configuration);
      else recipients.set(mailbox(address), { address, by: [configuration] });
    }
  }
  return new Map([...recipients.values()].map(({ address, by }) => [address, by]));
}

export function sendMail(deps: Deps, actor: Actor, recipient: string, mail: Mail): void {
  queries(deps.db).email.run({ userId: actor.user.id, recipient, ...mail, at: actor.now });
}
