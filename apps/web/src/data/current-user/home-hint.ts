import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { homeHintKey, type User } from '@placekeeper/contracts/model/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from './queries.ts';

export const needsHomeHint = ({ metadata }: Pick<User, 'metadata'>): boolean =>
  metadata !== undefined && !metadata[homeHintKey];

/** HINT-2: pending until the reloaded user no longer needs the hint. */
export function useAcknowledgeHomeHint() {
  return useMutation({
    mutationFn: () => call(currentUser.setMetadata, { body: { key: homeHintKey, value: true } }),
    // Must end with the refetch: the hint moves the focus in its own `onSuccess`, which never runs after it has
    // unmounted.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: currentUserQueries.show().queryKey }),
    meta: { changesNothing: true },
  });
}
