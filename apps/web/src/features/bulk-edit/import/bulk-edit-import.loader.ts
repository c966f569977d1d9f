import type { LoaderFunctionArgs } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import { bulkEditImportQueries } from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { urlState } from '../../../lib/url/url-state.ts';

/** The draft's id is in the URL, so that the draft survives a reload. */
export const importState = urlState(
  z.strictObject({
    draft: z.optional(z.int().check(z.positive())),
    show: z.optional(z.enum(['pending', 'refused'])),
    at: z.optional(z.int().check(z.positive())),
  }),
);
export type ImportState = ReturnType<typeof importState.read>;

export const importItemsQueryOf = ({ show, at = 1 }: ImportState) => ({
  ...(show && { status: show }),
  ...(at > 1 && { page: { number: at } }),
});

export function loadBulkEditImport({ request }: LoaderFunctionArgs): null {
  const state = importState.read(new URL(request.url).search);
  if (state.draft) prefetch(bulkEditImportQueries.detail(state.draft, importItemsQueryOf(state)));
  prefetch(bulkEditQueries.list());
  return null;
}
