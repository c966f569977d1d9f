import type { ServicesView } from '@placekeeper/contracts/model/service';
import { allOf, type ChosenCategories, type NamedCategory } from '../form/chosen-categories.ts';

export interface LostServices {
  readonly category: NamedCategory;
  readonly services: readonly string[];
}

export const removedCategories = (
  saved: ChosenCategories,
  now: ChosenCategories,
): readonly NamedCategory[] => {
  const kept = new Set(allOf(now).map(({ id }) => id));
  return allOf(saved).filter(({ id }) => !kept.has(id));
};

/** The services of the removed categories, because Google removes these services too. */
export function lostServices(
  removed: readonly NamedCategory[],
  view: ServicesView | undefined,
): readonly LostServices[] {
  const lists = view ? [view.primary_category, ...(view.additional_categories ?? [])] : [];
  return removed.flatMap((category) => {
    const services = lists.find((list) => list?.category.id === category.id)?.services ?? [];
    return services.length > 0
      ? [{ category, services: services.map(({ display_name: name }) => name) }]
      : [];
  });
}
