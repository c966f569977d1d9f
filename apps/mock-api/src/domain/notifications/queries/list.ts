import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import { exclusionsOf } from '../exclusions.ts';
import { authorize } from '../../authorize.ts';

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

const ofLocation = eq(configurations.locationId, sql.placeholder('locationId'));

const list = (db: Database, scope: typeof ofLocation) =>
  db
    .select()
    .from(configurations)
    .where(and(eq(configurations.userId, sql.placeholder('userId')), scope))
    .orderBy(asc(configurations.id))
    .prepare();

const queries = prepared((db) => ({
  account: list(db, isNull(configurations.locationId)),
  location: list(db, ofLocation),
}));

/** Ordered by creation. `null` selects the configurations of the account itself. */
function configurationsOf(
  deps: Deps,
  { user }: Actor,
  locationId: LocationId | null,
): readonly NotificationConfigurationRow[] {
  const { account, location } = queries(deps.db);
  return locationId === null
    ? account.all({ userId: user.id })
    : location.all({ userId: user.id, locationId });
}

export const listConfigurations = (
  deps: Deps,
  actor: Actor,
  scope: Scope,
): readonly NotificationConfigurationRow[] =>
  configurationsOf(deps, actor, authorizeScope(deps, actor, scope));

export const configurationsInForce = (
  deps: Deps,
  actor: Actor,
  locationId: LocationId,
): readonly NotificationConfigurationRow[] =>
  notificationsInForce('new-gbp-update', {
    own: configurationsOf(deps, actor, locationId),
    account: configurationsOf(deps, actor, null),
    exclusions: exclusionsOf(deps, locationId),
  }).configurations;
