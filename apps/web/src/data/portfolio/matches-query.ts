import { locations } from '@placekeeper/contracts/endpoints/locations';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../api/query.ts';
import { matchingRecords } from './matching.ts';
import type { RecordFilters } from './record-filters.ts';

/** All locations that match. Its key is under the lists, so that what makes them stale makes it stale. */
export const matchesQuery = (filters: RecordFilters) =>
  queryOptions({
    queryKey: [...keyOf(locations.list), 'matches', filters],
    queryFn: ({ signal }) => matchingRecords(filters, { signal }),
    // To compare 25,000 records with the previous ones takes longer than to draw them.
    structuralSharing: false,
  });
