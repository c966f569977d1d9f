import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../data/api/query-client.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { readPortfolio } from '../../../data/portfolio/portfolio.ts';

/** More locations are not read on a home screen unless somebody asks for it: 100 of them are one request. */
export const mostReadAlone = 5000;

/** CARD-6: `usePortfolio` has the records. */
export const wholePortfolio = () =>
  queryOptions({
    queryKey: ['portfolio'],
    queryFn: async ({ signal }) => {
      await readPortfolio({ signal });
      void queryClient.invalidateQueries({ queryKey: locationQueries.standing().queryKey });
      return true as const;
    },
    staleTime: 60_000,
  });
