import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';

export interface Members {
  readonly id: TagId;
  readonly locations: readonly LocationId[];
}

const maximumErrors = 100;

const own = sql`SELECT 1 FROM ${locations} WHERE ${locations.id} = "named".value AND ${locations.userId} = ${sql.placeholder('userId')}`;

const queries = prepared((db) => ({
  foreign: db
    .select({ position: sql<number>`"named".key` })
    .from(sql`json_each(${sql.placeholder('ids')}) AS "named"`)
    .where(sql`NOT EXISTS (${own})`)
    .limit(maximumErrors)
    .prepare(),
}));

/** PERM-1: another account's location refuses the whole request, with the same error as a missing location. */
export function refuseForeignLocations(deps: Deps, actor: Actor, ids: string): void {
  const foreign = queries(deps.db).foreign.all({ userId: actor.user.id, ids });
  refuseInvalid(
    Object.fromEntries(
      foreign.map(({ position }) => [`locations.${position}`, ['This location doesn’t exist.']]),
    ),
  );
}
