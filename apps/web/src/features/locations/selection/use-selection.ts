import type { LocationId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import type { RowSelection } from '../../../widgets/selection/row-selection.ts';
import { filtersOf, type LocationFilterState } from '../../../widgets/filters/filter-state.ts';
import {
  chooseLocations,
  countOf,
  everyMatch,
  isChosen,
  noLocations,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';
import { rowsBetween } from '../../../widgets/selection/rows-between.ts';

export interface LocationListSelection extends RowSelection<LocationId> {
  readonly choice: LocationChoice;
  readonly count: number;
  /** Whether a change of filters cleared the selection; false after the next selection. */
  readonly cleared: boolean;
  readonly selectMatching: () => void;
  readonly clear: () => void;
  readonly forget: (ids: readonly LocationId[]) => void;
}

interface State {
  readonly filters: string;
  readonly choice: LocationChoice;
  readonly cleared: boolean;
  readonly touched: LocationId | null;
}

/**
 * LOC-7: the selection survives paging and sorting. New filters clear "all that match"; a manual selection survives
 * them.
 */
export function useLocationSelection(
  filters: LocationFilterState,
  total: number,
): LocationListSelection {
  const usedFilters = JSON.stringify(filtersOf(filters));
  const [state, setState] = useState<State>(() => empty(usedFilters));
  const { choice, cleared } = state;
  const count = countOf(choice, total);
  if (state.filters !== usedFilters)
    setState(
      choice.mode === 'some'
        ? { ...state, filters: usedFilters, touched: null }
        : { ...empty(usedFilters), cleared: cleared || count > 0 },
    );

  const change = (
    next: (choice: LocationChoice) => LocationChoice,
    touched: LocationId | null = null,
  ) => setState((before) => ({ ...before, cleared: false, choice: next(before.choice), touched }));

  return {
    choice,
    count,
    cleared,
    has: (id) => isChosen(choice, id),
    select: (ids, on) => change((before) => chooseLocations(before, ids, on), ids.at(-1)),
    touch: (id, on, page, range) =>
      change(
        (before) =>
          chooseLocations(before, range ? rowsBetween(page, state.touched, id) : [id], on),
        id,
      ),
    selectMatching: () => change(() => everyMatch),
    clear: () => change(() => noLocations),
    forget: (ids) =>
      change((before) => (before.mode === 'some' ? chooseLocations(before, ids, false) : before)),
  };
}

const empty = (filters: string): State => ({
  filters,
  choice: noLocations,
  cleared: false,
  touched: null,
});
