import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { isResolved } from '@placekeeper/contracts/rules/update-can';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { updateQueries } from '../../../data/updates/queries.ts';

interface OpenUpdates {
  readonly updates: readonly GoogleUpdate[];
  /** False before there is an answer. */
  readonly known: boolean;
}

/**
 * ERR-2: without an answer there is nothing to review, and the rest of the page works.
 * DET-5: of a profile that is not managed nothing waits.
 */
export function useOpenUpdates({ id, gbp_management_status: status }: Location): OpenUpdates {
  const { has_gbp_management_subscription: entitled } = useCurrentUser();
  const { data } = useQuery({ ...updateQueries.ofLocation(id), enabled: entitled !== false });
  if (status === 'disabled') return { updates: [], known: true };
  const updates = data?.google_updates.filter((update) => !isResolved(update)) ?? [];
  return { updates, known: data !== undefined };
}
