import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { TagId } from '../core/id.ts';
import { CsvText } from '../core/wire.ts';
import { managementStatuses } from '../model/location.ts';

export const exports = resource('exports', {
  locations: endpoint({
    method: 'GET',
    path: '/api/locations/export',
    summary: "Locations that match as a spreadsheet in the provider's own columns",
    origin: 'ours',
    responseType: 'csv',
    query: z.strictObject({
      search: z.optional(z.string().check(z.maxLength(200))),
      only_tag_ids: z.optional(z.array(TagId)),
      gbp_management_status: z.optional(z.enum(managementStatuses)),
      has_unresolved_updates: z.optional(z.boolean()),
      has_failed_patch_attempts: z.optional(z.boolean()),
    }),
    responses: { 200: CsvText, ...invalid, ...common },
  }),
});
