import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { homeHintKey, type User } from '@placekeeper/contracts/model/user';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from './queries.ts';

/** HINT-2 */
export const needsHomeHint = ({ metadata }: Pick<User, 'metadata'>): boolean =>
  metadata !== undefined && !metadata[homeHintKey];

/** HINT-2: done once the updated user no longer needs the hint. */
export function useAcknowledgeHomeHint() {
  return useMutation({
    mutationFn: () => call(currentUser.setMetadata, { body: { key: homeHintKey, value: true } }),
    // Nothing here may be slow: the hint unmounts with the new user and moves the focus before.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: currentUserQueries.show().queryKey }),
    meta: { changesNothing: true },
  });
}
