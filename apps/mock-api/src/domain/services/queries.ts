import type { LocationId, SuggestedServiceId } from '@placekeeper/contracts/core/id';
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/client.ts';
import { type LocationRow, suggestedServices } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { findCategory } from '../../provider/catalogue.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';
import { categoriesOf, isOfType, categoryOf } from '../../provider/services.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';
import { authorize } from '../authorize.ts';
import { transact } from '../transact.ts';

type SuggestionRow = typeof suggestedServices.$inferSelect;

const locationId = sql.placeholder('locationId');

const queries = prepared((db) => ({
  known: db
    .select()
    .from(suggestedServices)
    .where(eq(suggestedServices.locationId, locationId))
    .prepare(),
  one: db
    .select()
    .from(suggestedServices)
    .where(
      and(
        eq(suggestedServices.id, sql.placeholder('id')),
        eq(suggestedServices.locationId, locationId),
      ),
    )
    .prepare(),
  insert: db
    .insert(suggestedServices)
    .values({ locationId, serviceTypeId: sql.placeholder('serviceTypeId'), dismissed: false })
    .returning()
    .prepare(),
}));

export interface Suggestion {
  readonly row: SuggestionRow;
  readonly categoryIds: readonly string[];
}

/**
 * SVC-5: services that the categories of a managed location offer and the location does not list. A suggestion keeps
 * its id and its dismissal even while its service is listed.
 */
export function listSuggestions(deps: Deps, actor: Actor, id: LocationId): readonly Suggestion[] {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus !== 'enabled') return [];
  const { profile } = location;
  const missing = [...offeredTypes(profile)].filter(
    ([type]) => !profile.serviceItems.some((item) => isOfType(item, type)),
  );
  const rows = new Map(
    queries(deps.db)
      .known.all({ locationId: id })
      .map((row) => [row.serviceTypeId, row]),
  );
  const unseen = missing.filter(([serviceTypeId]) => !rows.has(serviceTypeId));
  if (unseen.length > 0) {
    transact(deps, () => {
      for (const [serviceTypeId] of unseen)
        rows.set(serviceTypeId, queries(deps.db).insert.get({ locationId: id, serviceTypeId }));
    });
  }
  return missing.flatMap(([serviceTypeId, categoryIds]) => {
    const row = rows.get(serviceTypeId);
    return row ? [{ row, categoryIds }] : [];
  });
}

/** Maps each offered service type to the categories that offer it, in the order of the categories. */
export function offeredTypes(profile: Profile): ReadonlyMap<string, readonly string[]> {
  const offered = categoriesOf(profile).flatMap((categoryId) =>
    (findCategory(categoryId)?.services ?? []).map((service) => ({ service, categoryId })),
  );
  return new Map(
    [...Map.groupBy(offered, ({ service }) => service.id)].map(([type, offers]) => [
      type,
      offers.map(({ categoryId }) => categoryId),
    ]),
  );
}

/** PERM-1: another location's suggestion gets the same error as a missing suggestion. */
export function findSuggestion(
  deps: Deps,
  location: LocationRow,
  suggestionId: SuggestedServiceId,
): SuggestionRow {
  const row = queries(deps.db).one.get({ id: suggestionId, locationId: location.id });
  if (!row) throw invalid({ google_suggested_service_id: ['This suggestion doesn’t exist.'] });
  return row;
}

export interface ServicesOfCategory {
  readonly categoryId: string;
  readonly services: readonly {
    readonly item: ServiceItem;
    /** Null if none of the location's categories offers the service. */
    readonly categoryId: string | null;
  }[];
}

/** SVC-1: lists each service once, under the first category that offers it, or else under the primary category. */
export function listServices(
  deps: Deps,
  actor: Actor,
  id: LocationId,
): { readonly primary: ServicesOfCategory; readonly additional: readonly ServicesOfCategory[] } {
  const { profile } = authorize(deps, actor, 'location', id);
  const { primary, additional } = profile.categories;
  const categoryIds = categoriesOf(profile);
  const services = profile.serviceItems.map((item) => ({
    item,
    categoryId: categoryOf(item, categoryIds),
  }));
  const byCategory = Map.groupBy(services, ({ categoryId }) => categoryId ?? primary);
  const ofCategory = (categoryId: string): ServicesOfCategory => ({
    categoryId,
    services: byCategory.get(categoryId) ?? [],
  });
  return { primary: ofCategory(primary), additional: additional.map(ofCategory) };
}
