import { and, count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';

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
}));

export const usedSlots = (deps: Deps, actor: Actor): number =>
  queries(deps.db).used.get({ userId: actor.user.id })?.count ?? 0;

export const freeSlots = (deps: Deps, actor: Actor): number =>
  actor.user.hasSubscription ? Math.max(0, actor.user.slots - usedSlots(deps, actor)) : 0;
