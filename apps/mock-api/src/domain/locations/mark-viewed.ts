import type { LocationId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locationViews } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedLocation } from '../owned.ts';

const queries = prepared((db) => ({
  mark: db
    .insert(locationViews)
    .values({
      userId: sql.placeholder('userId'),
      locationId: sql.placeholder('locationId'),
      viewedAt: sql.placeholder('viewedAt'),
    })
    .onConflictDoUpdate({
      target: [locationViews.userId, locationViews.locationId],
      set: { viewedAt: sql`excluded.viewed_at` },
    })
    .prepare(),
}));

/** DET-1: first among the recent locations. */
export function markViewed(deps: Deps, actor: Actor, locationId: LocationId): void {
  ownedLocation(deps, actor, locationId);
  queries(deps.db).mark.run({ userId: actor.user.id, locationId, viewedAt: actor.now });
}
