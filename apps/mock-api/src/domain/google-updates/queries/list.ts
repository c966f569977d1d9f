import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { desc, sql } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';
import { preparedFor, updateConditions, type Filters } from './filters.ts';
import { viewUpdate, viewUpdates, type UpdateView } from './view.ts';

const statements = preparedFor((db, where) => ({
  // Selects only ids, because OFFSET reads every row before the page.
  ids: db
    .select({ id: googleUpdates.id })
    .from(googleUpdates)
    .where(where)
    .orderBy(desc(googleUpdates.createdAt), desc(googleUpdates.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
  totals: db
    .select({
      updates: sql<number>`count(*)`,
      locations: sql<number>`count(DISTINCT ${googleUpdates.locationId})`,
    })
    .from(googleUpdates)
    .where(where)
    .prepare(),
}));

export interface UpdatePage extends Page<UpdateView> {
  readonly totalLocations: number;
}

export function listUpdates(
  deps: Deps,
  actor: Actor,
  { page, ...filters }: Filters & { readonly page?: PageRequest | undefined },
): UpdatePage {
  requireSubscription(actor);
  const conditions = updateConditions(actor, filters);
  const { ids, totals } = statements(deps.db, conditions);
  const { values } = conditions;
  const window = pageWindow(page, pageSizes.updates);
  const found = ids.all({ ...values, limit: window.size, offset: window.offset });
  const items = viewUpdates(
    deps,
    actor,
    found.map(({ id }) => id),
  );
  const total = totals.get(values);
  return {
    items,
    meta: pageMeta(window, total?.updates ?? 0, items.length),
    totalLocations: total?.locations ?? 0,
  };
}

export function showUpdate(deps: Deps, actor: Actor, id: GoogleUpdateId): UpdateView {
  requireSubscription(actor);
  authorize(deps, actor, 'update', id);
  return viewUpdate(deps, actor, id);
}
