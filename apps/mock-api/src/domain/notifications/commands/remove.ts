import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { notificationConfigurations as configurations } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { ownedConfiguration } from '../../authorize.ts';
import { inScope, ownedScope, type Scope } from '../scope.ts';

export function removeConfiguration(
  deps: Deps,
  actor: Actor,
  id: NotificationConfigurationId,
): void {
  const row = ownedConfiguration(deps, actor, id);
  deps.db.delete(configurations).where(eq(configurations.id, row.id)).run();
}

/** NOTIF-3: disabling is this alone, restoring the defaults is this and one fresh configuration. */
export function removeConfigurations(deps: Deps, actor: Actor, scope: Scope): void {
  const locationId = ownedScope(deps, actor, scope);
  deps.db.delete(configurations).where(inScope(actor, locationId)).run();
}
