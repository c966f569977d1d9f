import { pageSizes } from '@placekeeper/contracts/rules/limits';
import * as z from '@placekeeper/contracts/core/zod';
import { recordOrders, type LocationFilters } from '../../data/portfolio/record-filters.ts';
import { urlState } from '../../lib/url/url-state.ts';
import { filterShape, filtersOf, isFiltered } from '../filters/filter-state.ts';

export const longPage = pageSizes.locationsWithExclusions;

/** LOC-1: the address holds the filters, the order and the page. */
const listState = urlState(
  z.strictObject({
    ...filterShape,
    /** LOC-8: undefined for the table. */
    view: z.optional(z.enum(['map'])),
    sort: z.optional(z.enum(recordOrders)),
    page: z.optional(z.int().check(z.positive())),
    /** CONST-1: undefined for the default page size. */
    size: z.optional(z.int().check(z.refine((size) => size === longPage))),
  }),
);

export const readListState = listState.read;
export const writeListState = listState.write;
export type ListState = ReturnType<typeof readListState>;

export function toFilters({ sort, page = 1, size, ...filters }: ListState): LocationFilters {
  const window = { ...(page > 1 && { number: page }), ...(size && { size }) };
  return {
    ...filtersOf(filters),
    ...(sort && { sort }),
    ...((page > 1 || size) && { page: window }),
  };
}

/** A change of anything but the page returns to the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: undefined, ...change };
}

/** True if the list is empty for lack of locations, not because of its filters. In an account without locations, filters don't matter. */
export const isFirstUse = (
  matching: number | undefined,
  state: ListState,
  inAccount: number | undefined,
): boolean => matching === 0 && (inAccount === 0 || !isFiltered(state));
