import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { envelope, paging, unwrapped, written } from '../core/envelope.ts';
import { common, conflict, forbidden, invalid, missing } from '../core/error.ts';
import { GoogleUpdateId } from '../core/id.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import { expected } from '../core/schema-annotations.ts';
import { NoContent } from '../core/wire-types.ts';
import {
  BulkActionPreview,
  GoogleUpdate,
  updateFilters,
  UpdateFilters,
  UpdateMeta,
} from '../model/google-update.ts';
import { Location } from '../model/location.ts';

const params = z.strictObject({ id: GoogleUpdateId });
const resolved = {
  200: written('location', z.looseObject({ location: expected(Location) })),
  ...missing,
  ...forbidden,
  ...conflict,
  ...common,
} as const;

/** PERM-2: all calls need the subscription. */
export const updates = resource('updates', {
  list: endpoint({
    method: 'GET',
    path: '/api/google-updates',
    summary: 'Matching updates, newest first',
    query: z.strictObject({ ...updateFilters, page: z.optional(PageRequest) }),
    responses: {
      200: paging(
        'google_updates',
        z.looseObject({
          google_updates: z.array(GoogleUpdate),
          total_locations: expected(z.int()),
          meta: PageMeta,
        }),
        ['updates'],
      ),
      ...forbidden,
      ...invalid,
      ...common,
    },
  }),
  meta: endpoint({
    method: 'GET',
    path: '/api/google-updates/meta',
    summary: 'Totals by source and field, and the date of the oldest update',
    query: UpdateFilters,
    responses: { 200: UpdateMeta, ...forbidden, ...invalid, ...common },
  }),
  previewBulkAction: endpoint({
    method: 'GET',
    path: '/api/google-updates/preview-bulk-action',
    summary: 'The number of updates and locations that a bulk action would affect',
    query: z.strictObject({ ...updateFilters, action: z.enum(['reject']) }),
    responses: {
      200: unwrapped(['preview'], BulkActionPreview),
      ...forbidden,
      ...invalid,
      ...common,
    },
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/google-updates/{id}/accept',
    summary: "Accepts the provider's value as ours",
    params,
    responses: resolved,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/google-updates/{id}/reject',
    summary: 'Rejects the change and publishes our value again',
    params,
    responses: resolved,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/google-updates/{id}/dismiss',
    summary: 'Dismisses the update without sending anything',
    params,
    responses: resolved,
  }),
  rejectBulk: endpoint({
    method: 'POST',
    path: '/api/google-updates/reject-bulk',
    summary: 'Rejects all updates that match the filters',
    body: UpdateFilters,
    responses: { 204: NoContent, ...forbidden, ...invalid, ...common },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/google-updates/{id}',
    summary: 'One update',
    params,
    responses: {
      200: envelope('google_update', z.looseObject({ google_update: GoogleUpdate }), ['update']),
      ...missing,
      ...forbidden,
      ...common,
    },
  }),
});
