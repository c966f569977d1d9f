import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { bulkEditImports } from '@placekeeper/contracts/endpoints/bulk-edit-imports';
import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { mayHaveStarted } from './lost-start.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';
import { singleFlight } from './single-flight.ts';

export type ImportItemsQuery = NonNullable<RequestOf<typeof bulkEditImports.show>['query']>;

/** BULK-3: what a file would change. */
export const bulkEditImportQueries = {
  detail: (id: BulkEditId, items: ImportItemsQuery) =>
    queryOptions({
      ...query(bulkEditImports.show, { params: { id }, query: items }),
      placeholderData: (before) => (before?.bulk_edit.id === id ? before : undefined),
    }),
};

/** The file is read, and kept as a draft; nothing else. */
export function useCreateImport() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof bulkEditImports.create>['body']) =>
      call(bulkEditImports.create, { body }),
  });
}

const startImport = singleFlight(async (id: BulkEditId) => {
  try {
    return await call(bulkEditImports.start, { params: { id } });
  } catch (error) {
    if (!mayHaveStarted(error)) throw error;
    const { bulk_edit } = await call(bulkEditImports.show, { params: { id }, query: {} });
    if (bulk_edit.status !== 'draft') return { bulk_edit };
    throw error;
  }
});

export function useStartImport() {
  return useMutation({
    mutationFn: startImport,
    // Not waited for: the screen of the new one is what comes next.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keyOf(bulkEdits.list) }),
  });
}
