import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { CsvText } from '../core/wire.ts';
import { LocationSelection } from '../model/bulk-edit.ts';

export const exports = resource('exports', {
  locations: endpoint({
    method: 'POST',
    path: '/api/locations/export',
    summary: "The selected locations, by name, as a spreadsheet in the provider's own columns",
    origin: 'ours',
    responseType: 'csv',
    body: z.strictObject({ selection: LocationSelection }),
    responses: { 200: CsvText, ...invalid, ...common },
  }),
});
