import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { BulkAction, BulkActionResult } from '../model/bulk-action.ts';
import { LocationSelection } from '../model/bulk-edit.ts';

export const bulkActions = resource('bulkActions', {
  run: endpoint({
    method: 'POST',
    path: '/api/locations/bulk-actions',
    summary: 'Tags, manages or deletes up to 10,000 locations; what is refused leaves the rest',
    origin: 'ours',
    body: z.strictObject({ selection: LocationSelection, action: BulkAction }),
    responses: { 200: BulkActionResult, ...invalid, ...common },
  }),
});
