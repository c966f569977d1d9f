import { asc, eq, sql } from 'drizzle-orm';
import { locationTags, tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';

export const listTags = (deps: Deps, actor: Actor) =>
  deps.db
    .select({
      id: tags.id,
      name: tags.name,
      locations_count: sql<number>`count(${locationTags.locationId})`,
    })
    .from(tags)
    .leftJoin(locationTags, eq(locationTags.tagId, tags.id))
    .where(eq(tags.userId, actor.user.id))
    .groupBy(tags.id)
    .orderBy(asc(tags.name))
    .all();
