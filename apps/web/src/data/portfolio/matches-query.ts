import { locations } from '@placekeeper/contracts/endpoints/locations';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../api/query.ts';
import { matchingRecords } from './matching.ts';
import type { RecordFilters } from './record-filters.ts';

/** All matching locations. The key starts with the key of the lists, so that they are invalidated together. */
export const matchesQuery = (filters: RecordFilters) =>
  queryOptions({
    queryKey: [...keyOf(locations.list), 'matches', filters],
    queryFn: ({ signal }) => matchingRecords(filters, { signal }),
    // Comparing 25,000 records with the previous ones takes longer than rendering them.
    structuralSharing: false,
  });
