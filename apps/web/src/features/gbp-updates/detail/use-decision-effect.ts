import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { useQuery } from '@tanstack/react-query';
import { locationQueries } from '../../../data/locations/queries.ts';
import { hasChosen, reopening, type Reopening } from '../../../data/updates/reopen-update.ts';

/**
 * The lasting effect of the decision. Null while unknown: a cached location may be older than the decision. Without
 * `reads`, it stays unknown until another part of the page has read the location.
 */
export function useDecisionEffect(update: GoogleUpdate, reads = true): Reopening {
  const { data, isFetchedAfterMount } = useQuery({
    ...locationQueries.detail(update.location.id),
    staleTime: 0,
    // A decision that the platform hasn't confirmed has no time yet.
    enabled: reads && hasChosen(update) && Boolean(update.resolution?.resolved_at),
  });
  return data && isFetchedAfterMount ? reopening(update, data.location) : null;
}
