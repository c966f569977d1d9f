import { BulkEditId } from '@placekeeper/contracts/core/id';
import { bulkItemStatuses } from '@placekeeper/contracts/model/bulk-edit';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { apiError } from '../../../data/api-error.ts';
import { bulkEditQueries, type PageQuery } from '../../../data/bulk-edit-queries.ts';
import { prefetch } from '../../../data/prefetch.ts';
import { urlState } from '../../../lib/url-state.ts';

export const itemsState = urlState(
  z.strictObject({
    status: z.optional(z.enum(bulkItemStatuses)),
    page: z.optional(z.int().check(z.positive())),
  }),
);
export type ItemsState = ReturnType<typeof itemsState.read>;

export const itemsQueryOf = ({ status, page = 1 }: ItemsState): PageQuery => ({
  ...(status && { status }),
  ...(page > 1 && { page: { number: page } }),
});

/** SHELL-14: an address that cannot name one is as good as one that names none. */
export function readBulkEditId(param: string | undefined): BulkEditId {
  const id = z.safeParse(BulkEditId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.success) throw apiError({ kind: 'not-found' }, { endpoint: 'bulkEdits.show' });
  return id.data;
}

export function loadBulkEditShow({ params, request }: LoaderFunctionArgs): null {
  const items = itemsQueryOf(itemsState.read(new URL(request.url).search));
  prefetch(bulkEditQueries.detail(readBulkEditId(params['bulkEdit']), items));
  return null;
}
