import type { GoogleUpdateId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { validateNotification } from '@placekeeper/contracts/rules/validate-notification';
import { eq, max } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { refuseInvalid } from '../../errors.ts';
import { transact } from '../../transact.ts';
import { authorizeScope, inScope, type Scope } from '../queries/list.ts';
import { nextDigestFrom } from './digest-time.ts';
import { sendDigest } from './send-digest.ts';

const queries = prepared((db) => ({
  latest: db
    .select({ id: max(googleUpdates.id) })
    .from(googleUpdates)
    .prepare(),
}));

/** The id of the newest update of all accounts, or 0. Later updates have higher ids. */
const latestUpdate = ({ db }: Deps): GoogleUpdateId | 0 => queries(db).latest.get()?.id ?? 0;

/** NOTIF-1: the defaults are every change, daily, to the account's holder. */
export function createConfiguration(
  deps: Deps,
  actor: Actor,
  scope: Scope,
): NotificationConfigurationRow {
  const locationId = authorizeScope(deps, actor, scope);
  return deps.db
    .insert(configurations)
    .values({
      userId: actor.user.id,
      locationId,
      period: 'daily',
      type: 'new-gbp-update',
      options: {
        fields: [],
        sources: [...changeSources],
        emails: [actor.user.email],
        verification_status: true,
        location: locationId,
      },
      savedAtUpdateId: latestUpdate(deps),
    })
    .returning()
    .get();
}

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

export function removeConfiguration(
  deps: Deps,
  actor: Actor,
  id: NotificationConfigurationId,
): void {
  const row = authorize(deps, actor, 'configuration', id);
  deps.db.delete(configurations).where(eq(configurations.id, row.id)).run();
}

/** NOTIF-3: disables the notifications of the scope. To restore the defaults, clients also create a configuration. */
export function removeConfigurations(deps: Deps, actor: Actor, scope: Scope): void {
  const locationId = authorizeScope(deps, actor, scope);
  deps.db.delete(configurations).where(inScope(actor, locationId)).run();
}
