import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { and, eq, max, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import { patchAttempts } from '../../db/schema/patch-attempts.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { schedule } from '../jobs/schedule.ts';
import { publishingTime } from './publish.ts';

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
    .prepare(),
}));

/** GACC-2: what had to wait for this account's authorization goes on; the last attempt takes the older ones along. */
export function resumePublishing(deps: Deps, actor: Actor, tokenId: GoogleTokenId): void {
  for (const { lastId } of queries(deps.db).waiting.all({ tokenId })) {
    if (lastId === null) continue;
    schedule(deps.db, actor.user.id, {
      kind: 'patch.finish',
      payload: { patchAttemptId: lastId },
      dueAt: actor.now + publishingTime,
    });
  }
}
