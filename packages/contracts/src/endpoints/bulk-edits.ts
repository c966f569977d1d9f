import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { BulkEditId, LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import {
  BulkChanges,
  BulkEdit,
  BulkEditForecast,
  BulkEditItem,
  bulkItemStatuses,
  ListFault,
  listKeys,
  LocationSelection,
} from '../model/bulk-edit.ts';
import { spreadsheetLimits } from '../rules/limits.ts';

const params = z.strictObject({ id: BulkEditId });
const request = z.strictObject({ selection: LocationSelection, changes: BulkChanges });
const page = z.optional(PageRequest);
/** Only the items of one status. */
const status = z.optional(z.enum(bulkItemStatuses));
const bulkEdit = z.looseObject({ bulk_edit: BulkEdit });
const changed = { 200: bulkEdit, ...missing, ...conflict, ...common } as const;

export const bulkEdits = resource('bulkEdits', {
  readList: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/read-list',
    summary: 'Finds the locations that a CSV file or a plain list names; nothing changes',
    origin: 'ours',
    maximumBytes: spreadsheetLimits.bytes,
    body: z.strictObject({
      text: z.string(),
      /** What stands in the column; otherwise its heading tells, and without one they are store codes. */
      by: z.optional(z.enum(listKeys)),
      /** Counted from 1; otherwise the headings tell which one is read, or there is one alone. */
      column: z.optional(z.int().check(z.gte(1))),
    }),
    responses: {
      200: z.looseObject({
        /** What the first row has in each column. */
        columns: z.array(z.string()),
        /** The one that was read, counted from 1; null where nothing tells which, and nothing was read. */
        column: z.nullable(z.int()),
        by: openEnum(listKeys),
        /** How many lines name something. */
        lines: z.int(),
        /** Each once, in the order of the list. */
        location_ids: z.array(LocationId),
        /** Every line that no location of its own was found for. */
        faults: z.array(ListFault),
      }),
      ...invalid,
      ...common,
    },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/preview',
    summary: 'What a bulk edit would change, location by location, and what would be refused',
    origin: 'ours',
    body: z.strictObject({ ...request.shape, status, page }),
    responses: {
      200: z.looseObject({
        forecast: BulkEditForecast,
        items: z.array(BulkEditItem),
        meta: PageMeta,
      }),
      ...invalid,
      ...common,
    },
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/bulk-edits',
    summary: 'Starts a bulk edit; one at a time',
    origin: 'ours',
    body: request,
    responses: { 201: bulkEdit, ...conflict, ...invalid, ...common },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/bulk-edits',
    summary: 'History of bulk edits, the newest first, in pages of 10',
    origin: 'ours',
    query: z.strictObject({ page }),
    responses: {
      200: z.looseObject({ bulk_edits: z.array(BulkEdit), meta: PageMeta }),
      ...invalid,
      ...common,
    },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/bulk-edits/{id}',
    summary: 'One bulk edit, location by location, in pages of 25',
    origin: 'ours',
    params,
    query: z.strictObject({ status, page }),
    responses: {
      200: z.looseObject({ bulk_edit: BulkEdit, items: z.array(BulkEditItem), meta: PageMeta }),
      ...missing,
      ...invalid,
      ...common,
    },
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/pause',
    summary: 'Holds a running bulk edit; what is on its way arrives, the rest waits',
    origin: 'ours',
    params,
    responses: changed,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/resume',
    summary: 'Lets a paused bulk edit go on where it stopped',
    origin: 'ours',
    params,
    responses: changed,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/cancel',
    summary: 'Stops a running bulk edit; what is done stays done, the rest is left as it is',
    origin: 'ours',
    params,
    responses: changed,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/retry',
    summary: 'Tries the refused and failed locations again',
    origin: 'ours',
    params,
    responses: changed,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/undo',
    summary: 'Puts back the values from before, where nothing changed since',
    origin: 'ours',
    params,
    responses: changed,
  }),
});
