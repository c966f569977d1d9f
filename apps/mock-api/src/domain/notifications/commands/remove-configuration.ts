import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { notificationConfigurations as configurations } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { inScope, authorizeScope, type Scope } from '../scope.ts';

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
