import { changeSources } from '@placekeeper/contracts/model/google-update';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { latestUpdate } from '../queries/latest-update.ts';
import { authorizeScope, type Scope } from '../scope.ts';

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
