import { spotlight } from '@placekeeper/contracts/endpoints/spotlight';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withoutAnd } from '../../lib/text/search-words.ts';
import { query } from '../api/query.ts';

const page = { number: 1, size: 10 } as const;

export const spotlightQueries = {
  /** SPOT-6: the most recently opened locations first. */
  recentLocations: () => query(spotlight.recentLocations, { query: { page } }),
  /** SPOT-8: a new query cancels the previous request. A failure is shown at once, because further typing retries. */
  search: (text: string) =>
    queryOptions({
      ...query(spotlight.search, { query: { query: withoutAnd(text), page } }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** In characters. */
export const longestSpotlightSearch = 200;
