import type { TagId, LocationId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { eq, sql, asc } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { locationTags, tags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { listLocations } from '../locations/queries/list.ts';
import type { LocationView } from '../locations/queries/view.ts';
import type { Page } from '../page.ts';

const columns = {
  id: tags.id,
  name: tags.name,
  locations_count: sql<number>`(SELECT count(*) FROM ${locationTags} WHERE ${locationTags.tagId} = ${tags.id})`,
};

const queries = prepared((db) => ({
  all: db
    .select(columns)
    .from(tags)
    .where(eq(tags.userId, sql.placeholder('userId')))
    .prepare(),
  one: db
    .select(columns)
    .from(tags)
    .where(eq(tags.id, sql.placeholder('id')))
    .prepare(),
  ids: db
    .select({ id: locationTags.locationId })
    .from(locationTags)
    .where(eq(locationTags.tagId, sql.placeholder('tagId')))
    .orderBy(asc(locationTags.locationId))
    .prepare(),
}));

/** Sorts by folded name. `checkTagName` refuses equal folded names, so there are no ties. */
export const listTags = (deps: Deps, actor: Actor): Tag[] =>
  queries(deps.db)
    .all.all({ userId: actor.user.id })
    .map((tag) => ({ tag, key: foldText(tag.name) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ tag }) => tag);

export function viewTag(deps: Deps, actor: Actor, id: TagId): Tag {
  authorize(deps, actor, 'tag', id);
  const tag = queries(deps.db).one.get({ id });
  if (!tag) throw new Error(`Tag ${id} vanished while it was read`);
  return tag;
}

export function listTagLocations(
  deps: Deps,
  actor: Actor,
  { id, page }: { readonly id: TagId; readonly page?: PageRequest | undefined },
): Page<LocationView> {
  authorize(deps, actor, 'tag', id);
  return listLocations(deps, actor, {
    only_tag_ids: [id],
    page: { ...page, size: page?.size ?? pageSizes.tagLocations },
  });
}

export function listTagLocationIds(deps: Deps, actor: Actor, id: TagId): LocationId[] {
  authorize(deps, actor, 'tag', id);
  return queries(deps.db)
    .ids.all({ tagId: id })
    .map((row) => row.id);
}
