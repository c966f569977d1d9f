import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { validateNotification } from '@placekeeper/contracts/rules/validate-notification';
import { eq } from 'drizzle-orm';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { refuseInvalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { nextDigestFrom } from './digest-time.ts';
import { latestUpdate } from '../queries/latest-update.ts';
import { sendDigest } from './send-digest.ts';

/** NOTIF-2: replaces the whole configuration. */
export function updateConfiguration(
  deps: Deps,
  actor: Actor,
  input: {
    readonly id: NotificationConfigurationId;
    readonly configuration: NotificationConfigurationInput;
  },
): NotificationConfigurationRow {
  const row = authorize(deps, actor, 'configuration', input.id);
  const { period, type, options } = input.configuration;
  refuseInvalid({ ...validateNotification(input.configuration), ...otherScope(row, options) });
  return transact(deps, () => {
    if (row.period === 'daily' && period === 'immediate') mailWaiting(deps, actor, row);
    return deps.db
      .update(configurations)
      .set({
        period,
        type,
        options: {
          ...options,
          fields: [...new Set(options.fields)],
          sources: [...new Set(options.sources)],
        },
        savedAtUpdateId: latestUpdate(deps),
      })
      .where(eq(configurations.id, row.id))
      .returning()
      .get();
  });
}

/** The configuration leaves the digest, so its pending updates are mailed now. */
function mailWaiting(deps: Deps, actor: Actor, row: NotificationConfigurationRow): void {
  const fromUpdateId = nextDigestFrom(deps, actor);
  if (fromUpdateId !== null) sendDigest(deps, actor, { fromUpdateId, only: row.id });
}

/** PERM-1: a configuration keeps its scope. The error is the same whether the requested location exists or not. */
function otherScope(
  row: NotificationConfigurationRow,
  { location }: NotificationConfigurationInput['options'],
): FieldErrors {
  if (location === row.locationId) return {};
  return {
    'options.location': [
      row.locationId === null
        ? 'This notification applies to the whole account, not to a location.'
        : `This notification belongs to location ${row.locationId}. It can’t move to another.`,
    ],
  };
}
