import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { TagId } from '../core/id.ts';
import { CsvText } from '../core/wire.ts';

export const exports = resource('exports', {
  locations: endpoint({
    method: 'GET',
    path: '/api/locations/export',
    summary: "Locations that match as a spreadsheet in the provider's own columns",
    origin: 'ours',
    responseType: 'csv',
    query: z.strictObject({
      search: z.optional(z.string()),
      only_tag_ids: z.optional(z.array(TagId)),
    }),
    responses: { 200: CsvText, ...invalid, ...common },
  }),
});
