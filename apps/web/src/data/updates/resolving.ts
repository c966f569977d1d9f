import { useStore } from '../../lib/browser/external-store.ts';
import { batchDecisions, countHeld, heldDecisions } from './held-decisions.ts';
import { useSendingDecisions } from './sending-decisions.ts';

/** Updates resolved here that the platform may still count as pending. */
export function useResolving() {
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
