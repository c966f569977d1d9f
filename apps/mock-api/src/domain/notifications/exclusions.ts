import type { LocationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';
import { and, asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { notificationExclusions as exclusions } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';

type NotificationType = NotificationConfigurationInput['type'];

const queries = prepared((db) => ({
  types: db
    .select({ type: exclusions.type })
    .from(exclusions)
    .where(eq(exclusions.locationId, sql.placeholder('locationId')))
    .orderBy(asc(exclusions.type))
    .prepare(),
}));

/** The types for which the location ignores the account's settings. The caller has authorized the location. */
export const exclusionsOf = (deps: Deps, locationId: LocationId): readonly NotificationType[] =>
  queries(deps.db)
    .types.all({ locationId })
    .map(({ type }) => type);

export function listExclusions(
  deps: Deps,
  actor: Actor,
  locationId: LocationId,
): readonly NotificationType[] {
  return exclusionsOf(deps, authorize(deps, actor, 'location', locationId).id);
}

export function excludeDefaults(
  deps: Deps,
  actor: Actor,
  { locationId, type }: { readonly locationId: LocationId; readonly type: NotificationType },
): readonly NotificationType[] {
  const { id } = authorize(deps, actor, 'location', locationId);
  deps.db.insert(exclusions).values({ locationId: id, type }).onConflictDoNothing().run();
  return exclusionsOf(deps, id);
}

export function includeDefaults(
  deps: Deps,
  actor: Actor,
  { locationId, type }: { readonly locationId: LocationId; readonly type: NotificationType },
): readonly NotificationType[] {
  const { id } = authorize(deps, actor, 'location', locationId);
  deps.db
    .delete(exclusions)
    .where(and(eq(exclusions.locationId, id), eq(exclusions.type, type)))
    .run();
  return exclusionsOf(deps, id);
}
