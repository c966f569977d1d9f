import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import { patchAttempts } from '../../../db/schema/patch-attempts.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { schedule } from '../../jobs/schedule.ts';
import { bulkCallInterval } from '../../provider-quota/provider-quota.ts';

const queries = prepared((db) => ({
  waiting: db
    .select({ lastId: max(patchAttempts.id) })
    .from(locations)
    .innerJoin(
      patchAttempts,
      and(eq(patchAttempts.locationId, locations.id), eq(patchAttempts.status, 'created')),
    )
    .where(eq(locations.tokenId, sql.placeholder('tokenId')))
    .groupBy(locations.id)
    .orderBy(asc(locations.id))
    .prepare(),
}));

/**
 * GACC-2: sends the waiting attempts of an account, one location after another, to stay within the quota. The answer to
 * a location's last attempt also finishes its older attempts.
 */
export function resumePublishing(deps: Deps, actor: Actor, tokenId: GoogleTokenId): void {
  for (const [position, { lastId }] of queries(deps.db).waiting.all({ tokenId }).entries()) {
    if (lastId === null) continue;
    schedule(deps.db, actor.user.id, {
      kind: 'patch.send',
      payload: { patchAttemptId: lastId, told: true },
      dueAt: actor.now + position * bulkCallInterval(actor),
    });
  }
}
