import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { isResolved } from '@placekeeper/contracts/rules/update-can';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { updateQueries } from '../../data/updates/queries.ts';

interface OpenUpdates {
  readonly updates: readonly GoogleUpdate[];
  readonly unread: number;
  /** False until the updates are loaded. */
  readonly known: boolean;
}

/**
 * If the request fails, there is nothing to review and the rest of the page works. An unmanaged location has no open
 * updates.
 */
export function useOpenUpdates({ id, gbp_management_status: status }: Location): OpenUpdates {
  const { has_gbp_management_subscription: entitled } = useCurrentUser();
  const { data } = useQuery({ ...updateQueries.ofLocation(id), enabled: entitled !== false });
  if (status === 'disabled') return { updates: [], unread: 0, known: true };
  const updates = data?.google_updates.filter((update) => !isResolved(update)) ?? [];
  return { updates, unread: unreadableIn(data, 'google_updates'), known: data !== undefined };
}
