import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locationTags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { listLocations } from '../../locations/queries/list.ts';
import type { LocationView } from '../../locations/queries/view.ts';
import { authorize } from '../../authorize.ts';
import type { Page } from '../../page.ts';

const queries = prepared((db) => ({
  ids: db
    .select({ id: locationTags.locationId })
    .from(locationTags)
    .where(eq(locationTags.tagId, sql.placeholder('tagId')))
    .orderBy(asc(locationTags.locationId))
    .prepare(),
}));

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
