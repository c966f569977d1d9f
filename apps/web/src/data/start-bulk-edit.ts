import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { fieldsOfChanges } from '@placekeeper/contracts/rules/fields-of-changes';
import { hashKey, useMutation } from '@tanstack/react-query';
import { bulkEditQueries, type BulkEditRequest } from './bulk-edits.ts';
import { call } from './client.ts';
import { isOtherCount } from './counted-selection.ts';
import { mayHaveStarted } from './lost-start.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { singleFlight } from './single-flight.ts';

interface Start {
  readonly request: BulkEditRequest;
  /** How many locations the preview counted. */
  readonly total: number;
}
interface Started {
  readonly bulk_edit: BulkEdit;
}

/** BULK-1: a `conflict` says which other one is running. */
export function useStartBulkEdit() {
  return useMutation({
    mutationFn: startBulkEdit,
    onError: (error) => {
      if (isOtherCount(error)) void queryClient.invalidateQueries({ queryKey: ['locations'] });
    },
    // Not waited for: the screen of the new one is what comes next.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keyOf(bulkEdits.list) }),
  });
}

/** One that is there now, and does the same to as many, is the one that was asked for. */
export const startBulkEdit = singleFlight(async ({ request, total }: Start): Promise<Started> => {
  const list = bulkEditQueries.list();
  const before = queryClient.getQueryData(list.queryKey)?.bulk_edits;
  try {
    return await call(bulkEdits.start, { body: request });
  } catch (error) {
    if (!before || !mayHaveStarted(error)) throw error;
    const fields = hashKey(fieldsOfChanges(request.changes));
    const { bulk_edits: after } = await queryClient.query({ ...list, staleTime: 0 });
    const started = after.find(
      (edit) =>
        !before.some(({ id }) => id === edit.id) &&
        edit.file_name === null &&
        edit.total === total &&
        hashKey(edit.fields) === fields,
    );
    if (started) return { bulk_edit: started };
    throw error;
  }
});
