import { queryClient } from '../api/query-client.ts';
import { heldDecisions, sendHeld } from './held-decisions.ts';
import { decisionKey } from './pending-decisions.ts';

export const bulkRejectionKey = ['updates', 'reject-bulk'] as const;

const areSent = (): boolean =>
  [decisionKey, bulkRejectionKey].every(
    (mutationKey) => queryClient.isMutating({ mutationKey }) === 0,
  );

/**
 * UPD-3: sends held decisions and waits for the responses. Called before a write that discards pending updates, because
 * the platform would then refuse the decisions.
 */
export async function sendHeldFirst(): Promise<void> {
  const startsLater = heldDecisions.get().some(({ matching }) => matching);
  sendHeld();
  // A rejection of all matching updates starts its write after its hold.
  if (startsLater) await new Promise((resolve) => setTimeout(resolve));
  if (areSent()) return;
  await new Promise<void>((resolve) => {
    const end = queryClient.getMutationCache().subscribe(() => {
      if (!areSent()) return;
      end();
      resolve();
    });
  });
}
