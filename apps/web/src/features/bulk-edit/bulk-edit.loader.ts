import type { LoaderFunctionArgs } from 'react-router';
import { bulkEditQueries } from '../../data/bulk-edit/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { listFiltersOf, readEditState } from './flow/edit-url.ts';

/** BULK-1: how many match is asked in every step; the preview waits for the changes. */
export function loadBulkEdit({ request }: LoaderFunctionArgs): null {
  prefetch(locationQueries.list(listFiltersOf(readEditState(new URL(request.url).search))));
  prefetch(tagQueries.list());
  prefetch(bulkEditQueries.list());
  return null;
}
