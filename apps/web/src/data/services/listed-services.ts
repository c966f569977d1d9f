import type {
  CategoryServices,
  GoogleService,
  ServicesView,
} from '@placekeeper/contracts/model/service';
import { serviceKey } from '@placekeeper/contracts/rules/google-services';
import { repeatedServices } from '@placekeeper/contracts/rules/same-service';

export const serviceCategoriesOf = ({
  primary_category: primary,
  additional_categories: additional,
}: ServicesView): readonly CategoryServices[] => [
  ...(primary ? [primary] : []),
  ...(additional ?? []),
];

/** SVC-7: services that occur twice in a category. */
export function duplicatesAmong(
  categories: readonly CategoryServices[],
): ReadonlySet<GoogleService> {
  const listed = categories.flatMap(({ category, services }) =>
    services.map((service) => ({ service, category: category.id })),
  );
  const repeated = repeatedServices(listed, ({ service, category }) => ({
    type: service.type === 'structured' ? service.service_type_id : null,
    category,
    name: service.display_name,
  }));
  return new Set([...repeated].map(({ service }) => service));
}

/** Duplicates that calls can remove one by one, because no service that stays has the same identity. */
export function removableDuplicates(
  categories: readonly CategoryServices[],
): readonly GoogleService[] {
  const duplicates = duplicatesAmong(categories);
  const kept = new Set(
    categories
      .flatMap(({ services }) => services)
      .filter((service) => !duplicates.has(service))
      .map(serviceKey),
  );
  const removable = [...duplicates].filter((service) => !kept.has(serviceKey(service)));
  return [...new Map(removable.map((service) => [serviceKey(service), service])).values()];
}
