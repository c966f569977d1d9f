import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { notificationConfigurations as configurations } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';

/** NOTIF-2: without a location, the scope is the account. */
export interface Scope {
  readonly location_id?: LocationId | undefined;
}

export function authorizeScope(deps: Deps, actor: Actor, scope: Scope): LocationId | null {
  return scope.location_id === undefined
    ? null
    : authorize(deps, actor, 'location', scope.location_id).id;
}

export const inScope = (actor: Actor, locationId: LocationId | null): SQL | undefined =>
  and(
    eq(configurations.userId, actor.user.id),
    locationId === null
      ? isNull(configurations.locationId)
      : eq(configurations.locationId, locationId),
  );
