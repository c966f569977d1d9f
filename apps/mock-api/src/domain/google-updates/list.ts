import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import { googleUpdates, type GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { ownedUpdate } from '../owned.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
import { updateConditions, type Filters } from './filters.ts';
import { requireSubscription } from './subscription.ts';

export interface UpdateView {
  readonly update: GoogleUpdateRow;
  readonly location: LocationRow;
}

const view = (deps: Deps, where: SQL) =>
  deps.db
    .select({ update: googleUpdates, location: locations })
    .from(googleUpdates)
    .innerJoin(locations, eq(locations.id, googleUpdates.locationId))
    .where(where);

/** UPD-1: updates that match, the newest first. */
export function listUpdates(
  deps: Deps,
  actor: Actor,
  { page, ...filters }: Filters & { readonly page?: PageRequest | undefined },
): Page<UpdateView> & { readonly totalLocations: number } {
  requireSubscription(actor);
  const where = updateConditions(actor, filters);
  const window = pageWindow(page, pageSizes.updates);
  const items = view(deps, where)
    .orderBy(desc(googleUpdates.createdAt), desc(googleUpdates.id))
    .limit(window.size)
    .offset(window.offset)
    .all();
  const totals = deps.db
    .select({
      updates: sql<number>`count(*)`,
      locations: sql<number>`count(DISTINCT ${googleUpdates.locationId})`,
    })
    .from(googleUpdates)
    .where(where)
    .get();
  return {
    items,
    meta: pageMeta(window, totals?.updates ?? 0, items.length),
    totalLocations: totals?.locations ?? 0,
  };
}

export function showUpdate(deps: Deps, actor: Actor, id: GoogleUpdateId): UpdateView {
  requireSubscription(actor);
  ownedUpdate(deps, actor, id);
  const found = view(deps, eq(googleUpdates.id, id)).get();
  if (!found) throw new Error(`Update ${id} vanished while it was read`);
  return found;
}
