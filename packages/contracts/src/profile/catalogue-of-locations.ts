import type { PartialLocation } from '../model/location.ts';
import type { Catalogue } from './catalogue.ts';

/** Names come from the account's locations. Every id is allowed, because the provider's full lists are unknown. */
export function catalogueOf(locations: Iterable<PartialLocation>): Catalogue {
  const categories = new Map<string, string>();
  const lodging = new Set<string>();
  const services = new Map<string, string>();
  for (const location of locations) {
    const { primary_category: primary, additional_categories: additional = [] } = location;
    for (const category of primary ? [primary, ...additional] : additional)
      categories.set(category.id, category.display_name);
    if (primary && location.is_lodging_location === true) lodging.add(primary.id);
    for (const service of location.structured_services ?? [])
      services.set(service.service_type_id, service.display_name);
  }
  return {
    hasCategory: () => true,
    categoryName: (id) => categories.get(id) ?? id,
    isLodging: (id) => lodging.has(id),
    hasServiceType: () => true,
    serviceTypeName: (id) => services.get(id) ?? id,
    offersService: () => true,
    hasPlace: () => true,
  };
}
