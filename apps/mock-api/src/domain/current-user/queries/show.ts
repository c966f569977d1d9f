import { count, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locations } from '../../../db/schema/locations.ts';
import type { UserRow } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';

const queries = prepared((db) => ({
  locations: db
    .select({ count: count() })
    .from(locations)
    .where(eq(locations.userId, sql.placeholder('userId')))
    .prepare(),
}));

export interface ShownUser {
  readonly user: UserRow;
  readonly locationsCount: number;
}

export function showUser(deps: Deps, { user }: Actor): ShownUser {
  return { user, locationsCount: queries(deps.db).locations.get({ userId: user.id })?.count ?? 0 };
}
