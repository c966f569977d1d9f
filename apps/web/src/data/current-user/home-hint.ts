import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { homeHintKey, type User } from '@placekeeper/contracts/model/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from './queries.ts';

export const needsHomeHint = ({ metadata }: Pick<User, 'metadata'>): boolean =>
  metadata !== undefined && !metadata[homeHintKey];

/** HINT-2: stays pending until the user has been loaded again. */
export function useAcknowledgeHomeHint() {
  return useMutation({
    mutationFn: () => call(currentUser.setMetadata, { body: { key: homeHintKey, value: true } }),
    // No step may follow the refetch, which unmounts the hint: the hint's own `onSuccess` moves the focus, and runs
    // only while the hint is mounted.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: currentUserQueries.show().queryKey }),
    meta: { changesNothing: true },
  });
}
