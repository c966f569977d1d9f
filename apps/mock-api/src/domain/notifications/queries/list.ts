import type { LocationId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  notificationConfigurations as configurations,
  type NotificationConfigurationRow,
} from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorizeScope, type Scope } from '../scope.ts';

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
export function configurationsOf(
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
