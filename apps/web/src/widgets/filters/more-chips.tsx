import { TagChip } from '@placekeeper/ui/tag-chip';
import type { FilterControls } from './filter-state.ts';
import { useMoreFilters } from './use-more-filters.ts';

/** The active filters of the panel. */
export const MoreChips = ({ state, change }: Pick<FilterControls, 'state' | 'change'>) =>
  useMoreFilters(state).map(({ name, without }) => (
    <TagChip key={name} colour="slate" name={name} onRemove={() => change(without)} />
  ));
