import type { LocationId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { locationViews } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

const queries = prepared((db) => ({
  mark: db
    .insert(locationViews)
    .values({
      userId: sql.placeholder('userId'),
      locationId: sql.placeholder('locationId'),
      viewedAt: sql`max(${sql.placeholder('now')}, ifnull((SELECT max(${locationViews.viewedAt}) + 1 FROM ${locationViews} WHERE ${locationViews.userId} = ${sql.placeholder('userId')}), 0))`,
    })
    .onConflictDoUpdate({
      target: [locationViews.userId, locationViews.locationId],
      set: { viewedAt: sql`excluded.viewed_at` },
    })
    .prepare(),
}));

/** DET-1: makes the location the most recent one, even among views in the same millisecond. */
export function markViewed(deps: Deps, actor: Actor, locationId: LocationId): void {
  authorize(deps, actor, 'location', locationId);
  queries(deps.db).mark.run({ userId: actor.user.id, locationId, now: actor.now });
}
