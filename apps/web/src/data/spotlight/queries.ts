import { spotlight } from '@placekeeper/contracts/endpoints/spotlight';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { query } from '../api/query.ts';

/** SPOT-10: the order, the newest first, is the platform's own. */
const page = { number: 1, size: 10 } as const;

export const spotlightQueries = {
  /** SPOT-6: opened last comes first. */
  recentLocations: () => query(spotlight.recentLocations, { query: { page } }),
  /** SPOT-8: leaving a query behind cancels its request; a failure is told at once, typing on is the next try. */
  search: (text: string) =>
    queryOptions({
      ...query(spotlight.search, { query: { query: text, page } }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** The longest text that the search takes. */
export const longestSpotlightSearch = 200;
