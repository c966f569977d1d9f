import { profileLimits } from './limits.ts';

export interface CategoryChoice {
  readonly primary_category_id: string;
  /** If absent, the additional categories stay unchanged. */
  readonly additional_category_ids?: readonly string[] | undefined;
}

/** Does not check whether the categories exist, because only the platform knows all of them. */
export function validateCategories(
  choice: CategoryChoice,
): readonly (readonly [path: string, message: string])[] {
  const { primary_category_id: primary, additional_category_ids: additional = [] } = choice;
  const errors: (readonly [string, string])[] = [];
  if (primary === '') errors.push(['primary_category_id', 'Choose a primary category.']);
  if (additional.length > profileLimits.additionalCategories) {
    errors.push([
      'additional_category_ids',
      `Google allows up to ${profileLimits.additionalCategories} additional categories.`,
    ]);
  }
  for (const [index, id] of additional.entries()) {
    const path = `additional_category_ids.${index}`;
    if (id === primary) errors.push([path, 'This is already the primary category.']);
    else if (additional.indexOf(id) < index) errors.push([path, 'This category is already added.']);
  }
  return errors;
}
