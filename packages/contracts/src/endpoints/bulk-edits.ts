import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { BulkEditId } from '../core/id.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import {
  BulkChanges,
  BulkEdit,
  BulkEditForecast,
  BulkEditItem,
  LocationSelection,
} from '../model/bulk-edit.ts';

const params = z.strictObject({ id: BulkEditId });
const request = z.strictObject({ selection: LocationSelection, changes: BulkChanges });
const bulkEdit = z.looseObject({ bulk_edit: BulkEdit });
const changed = { 200: bulkEdit, ...missing, ...conflict, ...common } as const;

export const bulkEdits = resource('bulkEdits', {
  preview: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/preview',
    summary: 'What a bulk edit would change, location by location, and what would be refused',
    origin: 'ours',
    body: z.strictObject({ ...request.shape, page: z.optional(PageRequest) }),
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
    summary: 'Starts a bulk edit',
    origin: 'ours',
    body: request,
    responses: { 201: bulkEdit, ...conflict, ...invalid, ...common },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/bulk-edits',
    summary: 'History of bulk edits, the newest first',
    origin: 'ours',
    query: z.strictObject({ page: z.optional(PageRequest) }),
    responses: {
      200: z.looseObject({ bulk_edits: z.array(BulkEdit), meta: PageMeta }),
      ...invalid,
      ...common,
    },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/bulk-edits/{id}',
    summary: 'One bulk edit, location by location',
    origin: 'ours',
    params,
    query: z.strictObject({ page: z.optional(PageRequest) }),
    responses: {
      200: z.looseObject({ bulk_edit: BulkEdit, items: z.array(BulkEditItem), meta: PageMeta }),
      ...missing,
      ...invalid,
      ...common,
    },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/cancel',
    summary: 'Stops a running bulk edit; what is done stays done',
    origin: 'ours',
    params,
    responses: changed,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/bulk-edits/{id}/retry',
    summary: 'Tries the failed locations again',
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
