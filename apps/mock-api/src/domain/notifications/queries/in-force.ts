import type { LocationId } from '@placekeeper/contracts/core/id';
import { notificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { exclusionsOf } from '../exclusions.ts';

const ofUser = eq(configurations.userId, sql.placeholder('userId'));

const queries = prepared((db) => ({
  account: db
    .select()
    .from(configurations)
    .where(and(ofUser, isNull(configurations.locationId)))
    .orderBy(asc(configurations.id))
    .prepare(),
  own: db
    .select()
    .from(configurations)
    .where(and(ofUser, eq(configurations.locationId, sql.placeholder('locationId'))))
    .orderBy(asc(configurations.id))
    .prepare(),
}));

/** NOTIF-4: the configurations in force for a location. */
export function configurationsInForce(
  deps: Deps,
  actor: Actor,
  locationId: LocationId,
): readonly NotificationConfigurationRow[] {
  const userId = actor.user.id;
  return notificationsInForce('new-gbp-update', {
    own: queries(deps.db).own.all({ userId, locationId }),
    account: queries(deps.db).account.all({ userId }),
    exclusions: exclusionsOf(deps, locationId),
  }).configurations;
}
