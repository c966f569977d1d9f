import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';
import { singleFlight } from './single-flight.ts';
import { unlessDone } from './unless-done.ts';

type Act = typeof bulkEdits.pause;
type Possible = `can_be_${'paused' | 'resumed' | 'cancelled' | 'retried' | 'undone'}`;

/** What is not possible any more has been done, or there is nothing left to do it to. */
const act = (endpoint: Act, possible: Possible) =>
  singleFlight((id: BulkEditId) =>
    unlessDone(
      () => call(endpoint, { params: { id } }),
      async () => {
        const { bulk_edit } = await call(bulkEdits.show, { params: { id }, query: {} });
        return bulk_edit[possible] ? null : { bulk_edit };
      },
    ),
  );

const pauseBulkEdit = act(bulkEdits.pause, 'can_be_paused');

/** BULK-1: nothing more is sent until it goes on. */
export function usePauseBulkEdit() {
  return useMutation({ mutationFn: pauseBulkEdit, onSuccess: bulkEditsChanged });
}

const resumeBulkEdit = act(bulkEdits.resume, 'can_be_resumed');

export function useResumeBulkEdit() {
  return useMutation({ mutationFn: resumeBulkEdit, onSuccess: bulkEditsChanged });
}

const cancelBulkEdit = act(bulkEdits.cancel, 'can_be_cancelled');

/** BULK-1: what is done stays done. */
export function useCancelBulkEdit() {
  return useMutation({ mutationFn: cancelBulkEdit, onSuccess: bulkEditsChanged });
}

const retryBulkEdit = act(bulkEdits.retry, 'can_be_retried');

/** BULK-2: the refused and the failed ones get another turn. */
export function useRetryBulkEdit() {
  return useMutation({ mutationFn: retryBulkEdit, onSuccess: bulkEditsChanged });
}

const undoBulkEdit = act(bulkEdits.undo, 'can_be_undone');

/** BULK-2: puts back what nobody changed since. */
export function useUndoBulkEdit() {
  return useMutation({ mutationFn: undoBulkEdit, onSuccess: bulkEditsChanged });
}

const bulkEditsChanged = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['bulkEdits'] });
