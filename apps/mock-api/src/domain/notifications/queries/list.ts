import { asc } from 'drizzle-orm';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { inScope, authorizeScope, type Scope } from '../scope.ts';

/** NOTIF-2: in the order of their creation. */
export function listConfigurations(
  deps: Deps,
  actor: Actor,
  scope: Scope,
): readonly NotificationConfigurationRow[] {
  return deps.db
    .select()
    .from(configurations)
    .where(inScope(actor, authorizeScope(deps, actor, scope)))
    .orderBy(asc(configurations.id))
    .all();
}
