import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { googleUpdates } from '../../db/schema/google-updates.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';

const queries = prepared((db) => ({
  used: db
    .select({ count: count() })
    .from(locations)
    .where(
      and(
        eq(locations.userId, sql.placeholder('userId')),
        eq(locations.managementStatus, 'enabled'),
      ),
    )
    .prepare(),
  locations: db
    .select({ count: count() })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
  unresolved: db
    .select({ count: count() })
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.userId, sql.placeholder('userId')),
        isNull(googleUpdates.resolvedAction),
      ),
    )
    .prepare(),
}));

export const usedSlots = (deps: Deps, actor: Actor): number =>
  queries(deps.db).used.get({ userId: actor.user.id })?.count ?? 0;

export const freeSlots = (deps: Deps, actor: Actor): number =>
  actor.user.hasSubscription ? Math.max(0, actor.user.slots - usedSlots(deps, actor)) : 0;

export const countLocations = (deps: Deps, { user }: Actor): number =>
  queries(deps.db).locations.get({ userId: user.id })?.count ?? 0;

export function subscriptionMeta(deps: Deps, actor: Actor) {
  const { user } = actor;
  return {
    slots: user.hasSubscription ? user.slots : 0,
    locations: usedSlots(deps, actor),
    pendingUpdates: queries(deps.db).unresolved.get({ userId: user.id })?.count ?? 0,
  };
}
