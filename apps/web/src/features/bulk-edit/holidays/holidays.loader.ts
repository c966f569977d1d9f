import type { LoaderFunctionArgs } from 'react-router';
import * as z from '@placekeeper/contracts/core/zod';
import { bulkEditImportQueries } from '../../../data/bulk-edit/spreadsheet-imports.ts';
import { bulkEditQueries } from '../../../data/bulk-edit/queries.ts';
import { prefetch } from '../../../data/api/prefetch.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { urlState } from '../../../lib/url/url-state.ts';
import { filterShape } from '../../../widgets/filters/filter-state.ts';
import { importItemsQueryOf } from '../import/bulk-edit-import.loader.ts';

const positive = z.int().check(z.positive());

/** The URL holds the filters and days; the plan is stored per tab. */
export const holidayState = urlState(
  z.strictObject({
    ...filterShape,
    gaps: z.optional(z.boolean()),
    days: z.optional(z.string()),
    page: z.optional(positive),
    /** Id of the submitted draft. */
    draft: z.optional(z.int().check(z.positive())),
    show: z.optional(z.enum(['pending', 'refused'])),
    at: z.optional(positive),
  }),
);
export type HolidayState = ReturnType<typeof holidayState.read>;

export function loadHolidays({ request }: LoaderFunctionArgs): null {
  const state = holidayState.read(new URL(request.url).search);
  if (state.draft) prefetch(bulkEditImportQueries.detail(state.draft, importItemsQueryOf(state)));
  prefetch(tagQueries.list());
  prefetch(bulkEditQueries.list());
  return null;
}
