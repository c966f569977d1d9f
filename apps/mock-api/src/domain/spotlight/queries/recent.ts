import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { count, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { locationViews } from '../../../db/schema/locations.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { viewLocations, type LocationView } from '../../locations/queries/view.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';

const own = eq(locationViews.userId, sql.placeholder('userId'));

const queries = prepared((db) => ({
  page: db
    .select({ id: locationViews.locationId })
    .from(locationViews)
    .where(own)
    .orderBy(desc(locationViews.viewedAt))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  total: db.select({ count: count() }).from(locationViews).where(own).prepare(),
}));

export function recentLocations(
  deps: Deps,
  actor: Actor,
  request: { readonly page?: PageRequest | undefined },
): Page<LocationView> {
  const window = pageWindow(request.page, pageSizes.table);
  const parameters = { userId: actor.user.id };
  const ids = queries(deps.db)
    .page.all({ ...parameters, limit: window.size, offset: window.offset })
    .map(({ id }) => id);
  const total = queries(deps.db).total.get(parameters)?.count ?? 0;
  return { items: viewLocations(deps, ids), meta: pageMeta(window, total, ids.length) };
}
