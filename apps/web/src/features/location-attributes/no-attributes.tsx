import type { Location } from '@placekeeper/contracts/model/location';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { formatList } from '../../lib/text/format.ts';

interface NoAttributesProps {
  readonly location: Pick<Location, 'primary_category' | 'additional_categories'>;
}

/** ATTR-1: the categories determine which attributes are available. */
export function NoAttributes({ location }: NoAttributesProps) {
  const { primary_category: primary, additional_categories: additional } = location;
  const categories = [primary, ...(additional ?? [])].flatMap(
    (category) => category?.display_name ?? [],
  );
  return (
    <EmptyState variant="done">
      {categories.length === 0 && primary === null
        ? 'Attributes depend on the category. Add a category to see them.'
        : `Google has no attributes for ${categories.length === 0 ? 'these categories' : formatList(categories)}.`}
    </EmptyState>
  );
}
