import { and, asc, eq } from 'drizzle-orm';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';

export const managedLocations = (deps: Deps, { user }: Actor): readonly LocationRow[] =>
  deps.db
    .select()
    .from(locations)
    .where(and(eq(locations.userId, user.id), eq(locations.managementStatus, 'enabled')))
    .orderBy(asc(locations.id))
    .all();
