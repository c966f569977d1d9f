import { isNotifiedOf } from '@placekeeper/contracts/rules/notifications-in-force';
import type { GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import type { NotificationConfigurationRow } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import { immediateMail } from '../../../mail/update-mails.ts';
import type { Actor } from '../../actor.ts';
import { claimDelivery, recipientsOf, sendMail } from './deliver.ts';
import { scheduleDigest } from './digest-time.ts';
import { configurationsInForce } from '../queries/list.ts';
import { mailedLocation, mailedUpdate } from '../mail-values.ts';

interface NewUpdate {
  readonly location: LocationRow;
  readonly update: GoogleUpdateRow;
}

/**
 * NOTIF-1, NOTIF-5: mails the update, schedules the next digest, or both, in the transaction that opened the update.
 */
export function notifyOfUpdate(deps: Deps, actor: Actor, { location, update }: NewUpdate): void {
  if (update.resolvedAction !== null) return;
  const matching = configurationsInForce(deps, actor, location.id).filter(({ options }) =>
    isNotifiedOf(options, { field_name: update.fieldName, type: update.type }),
  );
  const daily = matching.some(({ period }) => period === 'daily');
  if (daily) scheduleDigest(deps, actor, update.id);
  const immediate = matching.filter(({ period }) => period === 'immediate');
  mailImmediately(deps, actor, { location, update }, immediate);
}

function mailImmediately(
  deps: Deps,
  actor: Actor,
  { location, update }: NewUpdate,
  immediate: readonly NotificationConfigurationRow[],
): void {
  const { id: updateId } = update;
  const recipients = recipientsOf(immediate).filter((address) =>
    claimDelivery(deps, actor, { updateId, address, period: 'immediate' }),
  );
  const mailed = mailedLocation(location);
  // All configurations in force have the same scope: the account or the location.
  const [first] = immediate;
  if (!first || recipients.length === 0) return;
  const mail = immediateMail(
    deps.webOrigin,
    { account: actor.user.name, scopes: [first.locationId === null ? null : mailed] },
    { location: mailed, update: mailedUpdate(update) },
  );
  for (const recipient of recipients) sendMail(deps, actor, recipient, mail);
}
