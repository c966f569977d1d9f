import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import * as z from '@placekeeper/contracts/core/zod';
import type { UpdateMetaQuery } from '../../../data/updates/queries.ts';
import type { UpdateListQuery } from '../../../data/updates/read-all-pages.ts';
import { urlState } from '../../../lib/url/url-state.ts';

const day = z.string().check(z.refine(isCalendarDate));

/** The URL holds filters, page and selected update; an absent filter matches all. */
const reviewState = urlState(
  z.strictObject({
    locations: z.optional(z.array(LocationId)),
    source: z.optional(z.enum(['all', ...changeSources])),
    fields: z.optional(z.array(z.string())),
    start_date: z.optional(day),
    end_date: z.optional(day),
    page: z.optional(z.int().check(z.positive())),
    update: z.optional(GoogleUpdateId),
    group: z.optional(z.literal('change')),
  }),
  { source: 'all', page: 1 },
);

export const readReviewState = reviewState.read;
export const writeReviewState = reviewState.write;
export type ReviewState = ReturnType<typeof readReviewState>;

/** The archive has the same filters as the list, plus the dates. */
export function toMetaQuery(state: ReviewState, archive: boolean): UpdateMetaQuery {
  const { locations, source, fields, start_date, end_date } = state;
  return {
    active: !archive,
    ...(locations?.length && { locations }),
    ...(fields?.length && { field_names: fields }),
    ...(source && source !== 'all' && { change_source: source }),
    ...(archive && start_date && { start_date }),
    ...(archive && end_date && { end_date }),
  };
}

export function toListQuery(state: ReviewState, archive: boolean): UpdateListQuery {
  const { page = 1 } = state;
  return {
    ...toMetaQuery(state, archive),
    page: { number: page, size: pageSizes.updates },
  };
}

/** UPD-4: a changed filter or page clears the selection. */
export function changeReviewState(state: ReviewState, change: Partial<ReviewState>): ReviewState {
  return { ...state, page: 1, update: undefined, ...change };
}

export const isReviewFiltered = (state: ReviewState, archive: boolean): boolean =>
  Object.keys(toMetaQuery(state, archive)).length > 1;

/** Up to three locations are named individually; more are counted. */
export const namedLocations = ({ locations = [] }: ReviewState): readonly LocationId[] =>
  locations.length <= 3 ? locations : [];
