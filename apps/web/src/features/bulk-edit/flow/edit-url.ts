import type { LocationSelection } from '../../../data/locations/location-selection.ts';
import * as z from '@placekeeper/contracts/core/zod';
import type { LocationFilters } from '../../../data/portfolio/record-filters.ts';
import { matchWord } from '../../../data/portfolio/similar-matches.ts';
import { to } from '../../../lib/url/paths.ts';
import { urlState } from '../../../lib/url/url-state.ts';
import {
  filterShape,
  filtersOf,
  type LocationFilterState,
  isFiltered,
} from '../../../widgets/filters/filter-state.ts';
import { readIds } from '../../../widgets/selection/choice-url.ts';
import {
  asSelection,
  type LocationChoice,
  countOf,
} from '../../../widgets/selection/location-choice.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

export const bulkEditSteps = ['locations', 'changes', 'preview'] as const;
export type BulkEditStep = (typeof bulkEditSteps)[number];

const positive = z.int().check(z.positive());

/** The URL holds the choice and the step, so that both can be shared. */
const editState = urlState(
  z.strictObject({
    step: z.optional(z.enum(bulkEditSteps)),
    ...filterShape,
    page: z.optional(positive),
    /** With `all`, `ids` are the locations to leave out; otherwise they are the chosen locations. */
    pick: z.optional(z.literal('all')),
    ids: z.optional(z.string()),
    /** The status by which the preview is filtered. */
    show: z.optional(z.enum(['pending', 'unchanged', 'refused'])),
    /** The page of the preview. */
    at: z.optional(positive),
  }),
  { step: 'locations' },
);

export const readEditState = editState.read;
export const writeEditState = editState.write;
export type EditState = ReturnType<typeof readEditState>;

export const choiceOf = ({ pick, ids }: EditState): LocationChoice => ({
  mode: pick === 'all' ? 'matching' : 'some',
  ids: readIds(ids),
});

/** New filters match other locations, so "all matches" is cleared. Locations chosen one by one stay chosen. */
export function withFilters(
  { pick, ids }: EditState,
  change: Partial<LocationFilterState>,
): Partial<EditState> {
  return { ...change, page: undefined, pick: undefined, ids: pick === 'all' ? undefined : ids };
}

export const listFiltersOf = ({ page, ...filters }: EditState): LocationFilters => ({
  ...filtersOf(filters),
  ...(page && page > 1 && { page: { number: page } }),
});

const notOfPlanner = {
  step: undefined,
  page: undefined,
  pick: undefined,
  ids: undefined,
  show: undefined,
  at: undefined,
};

/** The planner selects no locations, so it gets only the filters. */
export const plannerAddress = (state: EditState): string =>
  to('bulk-edit.holidays', {}, { ...state, ...notOfPlanner });

export const selectionOf = (state: EditState): LocationSelection | null =>
  asSelection(choiceOf(state), state);

/** The summary of the closed step; `matching` is undefined until counted. */
export function choiceSummary(
  state: EditState,
  matching: number | undefined,
  similar = false,
): string {
  const choice = choiceOf(state);
  const { mode, ids } = choice;
  if (mode === 'some') return `${formatCount(ids.length, 'location')} selected`;
  const one = isFiltered(state) ? `${matchWord(similar)} location` : 'location';
  if (matching === undefined) return `All ${one}s`;
  const all = formatCount(matching, one);
  if (ids.length > 0) return `${formatNumber(countOf(choice, matching))} of ${all}`;
  return matching === 1 ? `Your only ${one}` : `All ${all}`;
}
