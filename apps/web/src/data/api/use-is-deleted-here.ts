import { useMutationState, type MutationKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether this window deletes the thing with the given id, or has deleted it since its screen was opened. A read that
 * misses the thing then says nothing about other users.
 */
export function useIsDeletedHere(
  mutationKey: MutationKey,
  id: number,
  isOf: (variables: unknown) => boolean,
): boolean {
  const [opened, setOpened] = useState(() => ({ id, at: Date.now() }));
  if (opened.id !== id) setOpened({ id, at: Date.now() });
  const deletions = useMutationState({
    filters: {
      mutationKey,
      predicate: ({ state }) => state.status !== 'error' && isOf(state.variables),
    },
    select: ({ state }) => state.submittedAt,
  });
  return deletions.some((at) => at >= opened.at);
}
