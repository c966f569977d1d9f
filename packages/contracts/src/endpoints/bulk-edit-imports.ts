import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { BulkEditId } from '../core/id.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import { BulkEdit, BulkEditForecast, BulkEditItem, SpreadsheetReport } from '../model/bulk-edit.ts';
import { spreadsheetLimits } from '../rules/limits.ts';

const params = z.strictObject({ id: BulkEditId });

export const bulkEditImports = resource('bulkEditImports', {
  create: endpoint({
    method: 'POST',
    path: '/api/bulk-edit-imports',
    summary: "Reads a spreadsheet in the provider's columns; nothing changes before it is started",
    origin: 'ours',
    maximumBytes: spreadsheetLimits.bytes,
    body: z.strictObject({
      file_name: z.string().check(z.minLength(1), z.maxLength(255)),
      text: z.string(),
    }),
    responses: { 201: z.looseObject({ bulk_edit: BulkEdit }), ...invalid, ...common },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/bulk-edit-imports/{id}',
    summary: 'What a spreadsheet would change, location by location, and the errors of its rows',
    origin: 'ours',
    params,
    query: z.strictObject({
      status: z.optional(z.enum(['pending', 'refused'])),
      page: z.optional(PageRequest),
    }),
    responses: {
      200: z.looseObject({
        bulk_edit: BulkEdit,
        report: SpreadsheetReport,
        forecast: BulkEditForecast,
        items: z.array(BulkEditItem),
        meta: PageMeta,
      }),
      ...missing,
      ...invalid,
      ...common,
    },
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/bulk-edit-imports/{id}/start',
    summary: 'Starts what the spreadsheet would change; one bulk edit at a time',
    origin: 'ours',
    params,
    responses: { 200: z.looseObject({ bulk_edit: BulkEdit }), ...missing, ...conflict, ...common },
  }),
});
