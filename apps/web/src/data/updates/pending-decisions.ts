import { decode } from '@placekeeper/contracts/core/decode';
import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { useMutationState } from '@tanstack/react-query';
import { useStore } from '../../lib/browser/external-store.ts';
import { heldDecisions, batchDecisions, countHeld } from './held-decisions.ts';

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
    const decoded = decode(GoogleUpdateId, id);
    return decoded.ok && !held.includes(decoded.value) ? decoded.value : [];
  });
}

/** Updates resolved here that the platform may still count as pending. */
export function usePendingDecisions() {
  const decisions = useStore(heldDecisions);
  const batches = useStore(batchDecisions);
  const ids = new Set(decisions.flatMap((one) => one.ids));
  const elsewhere = batches.filter(({ from }) => from);
  return {
    held: countHeld(decisions),
    sending:
      new Set([...useSendingDecisions(), ...elsewhere.flatMap((one) => one.ids)]).size +
      countHeld(elsewhere.map(({ matching }) => ({ ids: [], matching }))),
    /** Whether a job resolves updates. Meanwhile it is unknown how many of them the platform still counts. */
    inJob: batches.some(
      ({ isRunning, ids: own, matching }) =>
        isRunning && (matching || own.some((id) => !ids.has(id))),
    ),
  };
}
