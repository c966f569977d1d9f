import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { usedSlots } from './slots.ts';

const queries = prepared((db) => ({
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

export interface SubscriptionUse {
  readonly slots: number;
  readonly locations: number;
  readonly pendingUpdates: number;
}

export function subscriptionMeta(deps: Deps, actor: Actor): SubscriptionUse {
  const { user } = actor;
  return {
    slots: user.hasSubscription ? user.slots : 0,
    locations: usedSlots(deps, actor),
    pendingUpdates: queries(deps.db).unresolved.get({ userId: user.id })?.count ?? 0,
  };
}
