import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '../../data/locations/location-selection.ts';
import { formatNumber } from '../../lib/text/format.ts';
import { filtersOf, type LocationFilterState } from '../filters/filter-state.ts';

/** LOC-7: stores "all" as a filter with exceptions, because thousands of locations may match. */
export interface LocationChoice {
  readonly mode: 'matching' | 'some';
  /** For `some`, the selected ids; for `matching`, the ids excluded from the filter's matches. */
  readonly ids: readonly LocationId[];
}

export const everyMatch: LocationChoice = { mode: 'matching', ids: [] };
export const noLocations: LocationChoice = { mode: 'some', ids: [] };

export const isChosen = ({ mode, ids }: LocationChoice, id: LocationId): boolean =>
  ids.includes(id) === (mode === 'some');

export function chooseLocations(
  choice: LocationChoice,
  changed: readonly LocationId[],
  on: boolean,
): LocationChoice {
  const { mode, ids } = choice;
  const among = new Set(changed);
  const others = ids.filter((id) => !among.has(id));
  return { mode, ids: on === (mode === 'some') ? [...others, ...changed] : others };
}

export const countOf = ({ mode, ids }: LocationChoice, matching: number): number =>
  mode === 'some' ? ids.length : Math.max(0, matching - ids.length);

/** The number of individually selected locations that the page doesn't show. */
export const hiddenCount = ({ mode, ids }: LocationChoice, page: readonly LocationId[]): number =>
  mode === 'some' ? ids.filter((id) => !page.includes(id)).length : 0;

export const hiddenText = (hidden: number | undefined): string | null =>
  hidden
    ? `${formatNumber(hidden)} of them ${hidden === 1 ? 'isn’t' : 'aren’t'} on this page.`
    : null;

/** The selection as a request sends it; null if it is empty. */
export function asSelection(
  { mode, ids }: LocationChoice,
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
