import type { LocationId } from '@placekeeper/contracts/core/id';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { useQueries } from '@tanstack/react-query';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { fieldOptions, isFieldChosen, toggleFields } from './field-options.ts';
import { namedLocations } from './review-filters.ts';
import type { Review } from './use-review-state.ts';

/** What narrows the list, each with the way to take it back. */
export function ActiveFilters({ review }: { readonly review: Review }) {
  const { fields = [], locations = [] } = review.state;
  const named = namedLocations(review.state);
  const names = useQueries({ queries: named.map((id) => locationQueries.detail(id)) });
  const without = (id: LocationId) => locations.filter((location) => location !== id);

  return (
    <>
      {fieldOptions({}, fields)
        .filter((option) => isFieldChosen(option.fields, fields))
        .map((option) => (
          <TagChip
            key={option.label}
            colour="amber"
            name={sentenceCase(option.label)}
            onRemove={() => review.change({ fields: toggleFields(option.fields, fields, false) })}
          />
        ))}
      {named.map((id, position) => (
        <TagChip
          key={id}
          colour="blue"
          name={names[position]?.data?.location.name ?? `Location ${id}`}
          onRemove={() => review.change({ locations: without(id) })}
        />
      ))}
      {locations.length > named.length && (
        <TagChip
          colour="blue"
          name={formatCount(locations.length, 'location')}
          onRemove={() => review.change({ locations: [] })}
        />
      )}
    </>
  );
}
