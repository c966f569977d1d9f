import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locationTags, tags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

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
