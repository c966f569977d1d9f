import { bulkItemStatuses } from '../../../data/bulk-edit/bulk-edit-types.ts';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { apiError } from '../../../data/http/api-error.ts';
import type { JobId } from '../../../data/batch/job.ts';
import { bulkEditQueries, type PageQuery } from '../../../data/bulk-edit/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { urlState } from '../../../lib/url/url-state.ts';

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
export function readBulkEditId(param: string | undefined): JobId {
  const id = z.safeParse(
    z.int().check(z.positive()),
    /^\d+$/.test(param ?? '') ? Number(param) : null,
  );
  if (!id.success) throw apiError({ kind: 'not-found' });
  return id.data;
}

export function loadBulkEditShow({ params, request }: LoaderFunctionArgs): null {
  const items = itemsQueryOf(itemsState.read(new URL(request.url).search));
  prefetch(bulkEditQueries.detail(readBulkEditId(params['bulkEdit']), items));
  return null;
}
