import type { PageMeta } from '@placekeeper/contracts/core/page';
import type { JobId } from '../batch/job.ts';
import type { BulkEdit, BulkEditItem, BulkItemStatus } from './bulk-edit-types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export interface PageQuery {
  readonly status?: BulkItemStatus | undefined;
  readonly page?: { readonly number?: number | undefined } | undefined;
}

export interface ItemsAnswer {
  readonly items: readonly BulkEditItem[];
  readonly meta: PageMeta;
}
export interface EditAnswer extends ItemsAnswer {
  readonly bulk_edit: BulkEdit;
}
export interface EditsAnswer {
  readonly bulk_edits: readonly BulkEdit[];
  readonly meta: PageMeta;
}

/** The edit continues without the user. */
export const isActive = ({ status }: Pick<BulkEdit, 'status'>): boolean =>
  status === 'running' || status === 'undoing' || status === 'stopping';

export const isWaiting = ({ status }: Pick<BulkEdit, 'status'>): boolean =>
  status === 'queued' || status === 'scheduled';

/** The edit has started and not ended, or waits for a confirmation before its start. */
export const isUnfinished = (edit: Pick<BulkEdit, 'status'>): boolean =>
  isActive(edit) || edit.status === 'paused';

export const metaOf = (total: number, number: number, size: number): PageMeta => ({
  current_page: number,
  last_page: Math.max(1, Math.ceil(total / size)),
  per_page: size,
  total,
  to: total === 0 ? null : Math.min(number * size, total),
});

/** Reads the edits from this browser's journal; the code is loaded on demand. */
export const bulkEditQueries = {
  list: (page = 1) =>
    queryOptions<EditsAnswer>({
      queryKey: ['jobs', 'bulk-edits', page],
      queryFn: async () => (await import('./read-edits.ts')).readBulkEdits(page),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    }),
  detail: (id: JobId, query: PageQuery = {}) =>
    queryOptions<EditAnswer>({
      queryKey: ['jobs', 'bulk-edit', id, { status: query.status, page: query.page }],
      queryFn: async () => (await import('./read-edits.ts')).readBulkEdit(id, query),
      // Keeps the previous page while the next one loads, but never shows the items of another bulk edit.
      placeholderData: (before) => (before?.bulk_edit.id === id ? before : undefined),
      staleTime: Infinity,
    }),
};
