import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useMutationState } from '@tanstack/react-query';
import { useStore } from '../../lib/browser/external-store.ts';
import { heldDecisions } from './held-decisions.ts';

/** All decisions share this key, so that a list can hide updates with a pending decision (`useMutationState`). */
export const decisionKey = ['updates', 'decide'] as const;

/** Updates whose decision was sent and has no response yet. */
export function useSendingDecisions(): readonly GoogleUpdateId[] {
  // The mutation cache does not report when a hold ends.
  const held = useStore(heldDecisions).flatMap(({ ids }) => ids);
  return useMutationState<unknown>({
    filters: { mutationKey: decisionKey, status: 'pending' },
    select: ({ state }) => state.variables,
  }).flatMap((id) => {
    const read = GoogleUpdateId.safeParse(id);
    return read.success && !held.includes(read.data) ? read.data : [];
  });
}
