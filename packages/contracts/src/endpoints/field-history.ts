import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid, missing } from '../core/error.ts';
import { LocationId } from '../core/id.ts';
import { paged, PageRequest } from '../core/page.ts';
import { HistoryEntry, historyFields } from '../model/field-history.ts';

export const fieldHistory = resource('fieldHistory', {
  list: endpoint({
    method: 'GET',
    path: '/api/locations/{id}/history',
    summary: 'Who changed which field, from what to what; the newest first, in pages of 20',
    origin: 'ours',
    params: z.strictObject({ id: LocationId }),
    query: z.strictObject({
      field: z.optional(z.enum(historyFields)),
      page: z.optional(PageRequest),
    }),
    responses: { 200: paged(HistoryEntry), ...missing, ...invalid, ...common },
  }),
});
