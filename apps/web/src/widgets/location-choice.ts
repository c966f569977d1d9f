import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '../data/location-selection.ts';
import { filtersOf, type LocationFilterState } from './location-filters/filter-state.ts';

/** LOC-7: "all" is no list of ids. Thousands that match are a filter, and a few exceptions to it. */
export interface Choice {
  readonly mode: 'matching' | 'some';
  /** Of `some` the chosen ones, of `matching` those that are left out. */
  readonly ids: readonly LocationId[];
}

export const everyMatch: Choice = { mode: 'matching', ids: [] };
export const nobody: Choice = { mode: 'some', ids: [] };

export const isChosen = ({ mode, ids }: Choice, id: LocationId): boolean =>
  ids.includes(id) === (mode === 'some');

export function choose(choice: Choice, changed: readonly LocationId[], on: boolean): Choice {
  const { mode, ids } = choice;
  const others = ids.filter((id) => !changed.includes(id));
  return { mode, ids: on === (mode === 'some') ? [...others, ...changed] : others };
}

export const countOf = ({ mode, ids }: Choice, matching: number): number =>
  mode === 'some' ? ids.length : Math.max(0, matching - ids.length);

/** As the platform takes it; null while nobody is chosen. */
export function asSelection(
  { mode, ids }: Choice,
  filters: LocationFilterState,
): LocationSelection | null {
  if (mode === 'matching')
    return {
      mode,
      ...filtersOf(filters),
      ...(ids.length > 0 && { excluded_location_ids: [...ids] }),
    };
  return ids.length > 0 ? { mode: 'ids', locations: [...ids] } : null;
}
