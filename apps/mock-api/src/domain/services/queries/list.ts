import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { categoriesOf, categoryOf } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

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
