import { useMutationState, type MutationKey } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether this window is deleting the thing with the given id, or has deleted it since its screen was opened. The screen
 * then does not report that another user deleted the thing.
 */
export function useIsDeletedHere(
  mutationKey: MutationKey,
  id: number,
  isOf: (variables: unknown) => boolean,
): boolean {
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  const deletions = states
    .filter(({ status, variables }) => status !== 'error' && isOf(variables))
    .map(({ submittedAt }) => submittedAt);
  const [opened, setOpened] = useState({ id, earlier: deletions });
  if (opened.id !== id) setOpened({ id, earlier: deletions });
  return deletions.some((at) => !opened.earlier.includes(at));
}
