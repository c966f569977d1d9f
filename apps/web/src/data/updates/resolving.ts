import { useStore } from '../../lib/browser/external-store.ts';
import { batchDecisions, countHeld, heldDecisions } from './held-decisions.ts';
import { useSendingDecisions } from './sending-decisions.ts';

/** Updates resolved here that the platform may still count as pending. */
export function useResolving() {
  const decisions = useStore(heldDecisions);
  const ids = new Set(decisions.flatMap((one) => one.ids));
  return {
    held: countHeld(decisions),
    sending: useSendingDecisions().length,
    /** Whether a job resolves updates. Meanwhile it is unknown how many of them the platform still counts. */
    inJob: useStore(batchDecisions).some(
      ({ isRunning, ids: own }) => isRunning && own.some((id) => !ids.has(id)),
    ),
  };
}
