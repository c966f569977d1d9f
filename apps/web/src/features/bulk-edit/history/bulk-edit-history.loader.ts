import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { urlState } from '../../../lib/url/url-state.ts';

/** BULK-2 */
export const editHistoryState = urlState(
  z.strictObject({ page: z.optional(z.int().check(z.positive())) }),
);

export function loadBulkEditHistory({ request }: LoaderFunctionArgs): null {
  prefetch(bulkEditQueries.list(editHistoryState.read(new URL(request.url).search).page));
  return null;
}
