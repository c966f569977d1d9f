import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../data/api/prefetch.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { readListState, toFilters } from '../../widgets/location-table/list-filters.ts';

/** Starts both requests before the code of the screen is loaded. */
export function loadLocationList({ request }: LoaderFunctionArgs): null {
  prefetch(locationQueries.list(toFilters(readListState(new URL(request.url).search))));
  prefetch(tagQueries.list());
  return null;
}
