import type { Category } from '@placekeeper/contracts/model/category';
import type { Location } from '@placekeeper/contracts/model/location';

export interface NamedCategory {
  /** `gcid:dentist` */
  readonly id: string;
  readonly name: string;
}

export interface ChosenCategories {
  readonly primary: NamedCategory | null;
  readonly additional: readonly NamedCategory[];
}

const named = ({ id, display_name: name }: Category): NamedCategory => ({ id, name });

export const chosenCategories = (
  location: Pick<Location, 'primary_category' | 'additional_categories'>,
): ChosenCategories => ({
  primary: location.primary_category ? named(location.primary_category) : null,
  additional: location.additional_categories?.map(named) ?? [],
});

export const allOf = ({ primary, additional }: ChosenCategories): readonly NamedCategory[] => [
  ...(primary ? [primary] : []),
  ...additional,
];

export const withPrimary = (
  chosen: ChosenCategories,
  category: NamedCategory,
): ChosenCategories => ({
  primary: category,
  additional: allOf(chosen).filter(({ id }) => id !== category.id),
});

/** Without a primary category, the added category becomes primary, because a profile with categories needs one. */
export const withCategory = (
  { primary, additional }: ChosenCategories,
  category: NamedCategory,
): ChosenCategories =>
  primary ? { primary, additional: [...additional, category] } : { primary: category, additional };

export const withoutCategory = (chosen: ChosenCategories, id: string): ChosenCategories => ({
  ...chosen,
  additional: chosen.additional.filter((category) => category.id !== id),
});

/** The request body; unreadable additional categories are replaced only if the user chose some. */
export function categoryIds(
  { primary, additional }: ChosenCategories,
  before: Pick<Location, 'primary_category' | 'additional_categories'>,
) {
  const ids = additional.map(({ id }) => id);
  const isKnown =
    before.additional_categories !== undefined ||
    ids.some((id) => id !== before.primary_category?.id);
  return {
    primary_category_id: primary?.id ?? '',
    ...(isKnown && { additional_category_ids: ids }),
  };
}
