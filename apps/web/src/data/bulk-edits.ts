import type { RequestOf } from '@placekeeper/contracts/core/endpoint';
import type { BulkEditId } from '@placekeeper/contracts/core/id';
import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { pollInterval } from './poll-interval.ts';
import { keyOf, query } from './query.ts';
import { queryClient } from './query-client.ts';

export type BulkEditRequest = RequestOf<typeof bulkEdits.start>['body'];
export type PreviewRequest = RequestOf<typeof bulkEdits.preview>['body'];
export type BulkEditItemsQuery = NonNullable<RequestOf<typeof bulkEdits.show>['query']>;

/** Something is still to happen by itself. */
export const isActive = ({ status }: Pick<BulkEdit, 'status'>): boolean =>
  status === 'running' || status === 'undoing';

/** One at a time: the next one waits for its end. */
export const isUnfinished = (edit: Pick<BulkEdit, 'status'>): boolean =>
  isActive(edit) || edit.status === 'paused';

export const bulkEditQueries = {
  /** BULK-1: a forecast is as old as its answer, so each look asks again. */
  preview: (body: PreviewRequest) =>
    queryOptions({
      ...query(bulkEdits.preview, { body }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  list: (page = 1) =>
    queryOptions({
      ...query(bulkEdits.list, { query: page > 1 ? { page: { number: page } } : {} }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.bulk_edits.some(isActive) ? pollInterval() : false,
    }),
  detail: (id: BulkEditId, items: BulkEditItemsQuery = {}) =>
    queryOptions({
      ...query(bulkEdits.show, { params: { id }, query: items }),
      // Another page or status of the same one; another bulk edit begins anew.
      placeholderData: (before) => (before?.bulk_edit.id === id ? before : undefined),
      refetchInterval: ({ state }) =>
        state.data && isActive(state.data.bulk_edit) ? pollInterval() : false,
    }),
};

/** A look at other locations, or at other changes, must not begin with what the last one found. */
export const forgetPreviews = (): void =>
  queryClient.removeQueries({ queryKey: keyOf(bulkEdits.preview) });

/** BULK-1: which locations a file or a pasted list names. */
export function useReadList() {
  return useMutation({
    mutationFn: (body: RequestOf<typeof bulkEdits.readList>['body']) =>
      call(bulkEdits.readList, { body }),
  });
}
