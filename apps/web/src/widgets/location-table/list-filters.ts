import { pageSizes } from '@placekeeper/contracts/rules/limits';
import * as z from 'zod/mini';
import { recordOrders, type LocationFilters } from '../../data/portfolio/record-filters.ts';
import { urlState } from '../../lib/url/url-state.ts';
import { filterShape, filtersOf, isFiltered } from '../filters/filter-state.ts';

export const longPage = pageSizes.locationsWithExclusions;

/** LOC-1: `filter` and `tags` hold the state, and so do the page, the order and the further filters. */
const listState = urlState(
  z.strictObject({
    ...filterShape,
    /** LOC-8: absent for the list. */
    view: z.optional(z.enum(['map'])),
    sort: z.optional(z.enum(recordOrders)),
    page: z.optional(z.int().check(z.positive())),
    /** CONST-1: absent for the default variant. */
    size: z.optional(z.int().check(z.refine((size) => size === longPage))),
  }),
);

export const readListState = listState.read;
export const writeListState = listState.write;
export type ListState = ReturnType<typeof readListState>;

/** The request parameters for the state. */
export function toFilters({ sort, page = 1, size, ...filters }: ListState): LocationFilters {
  const window = { ...(page > 1 && { number: page }), ...(size && { size }) };
  return {
    ...filtersOf(filters),
    ...(sort && { sort }),
    ...((page > 1 || size) && { page: window }),
  };
}

/** Any other change returns to the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: undefined, ...change };
}

/** Without any locations, the filters in the address are irrelevant. */
export const isFirstUse = (
  matching: number | undefined,
  state: ListState,
  inAccount: number | undefined,
): boolean => matching === 0 && (inAccount === 0 || !isFiltered(state));
