import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { envelope, listing, unwrapped } from '../core/envelope.ts';
import { common, conflict, invalid, missing } from '../core/error.ts';
import { GoogleTokenId } from '../core/id.ts';
import { expected } from '../core/schema-annotations.ts';
import { NoContent } from '../core/wire-types.ts';
import { GoogleAccount, GoogleLocation, Operation } from '../model/google-location.ts';
import { ImportStatus } from '../model/import-status.ts';
import { importLimit } from '../rules/limits.ts';

export const googleLocations = resource('googleLocations', {
  fetch: endpoint({
    method: 'POST',
    path: '/api/google/locations',
    summary: 'Starts fetching the profiles of a connected account',
    body: z.strictObject({ google_account: GoogleTokenId }),
    responses: {
      200: envelope('operation', z.looseObject({ operation: Operation })),
      ...missing,
      ...conflict,
      ...invalid,
      ...common,
    },
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/google/locations/{operationId}',
    summary: 'The results of a fetch so far',
    params: z.strictObject({ operationId: z.string() }),
    responses: {
      200: listing(
        'locations',
        z.looseObject({
          locations: z.array(GoogleLocation),
          groups: expected(z.array(GoogleAccount)),
          /** Whether the fetch is still running; absent means unknown. */
          operation: z.optional(Operation),
        }),
      ),
      ...missing,
      ...common,
    },
  }),
  importStatus: endpoint({
    method: 'GET',
    path: '/api/google/locations/import/status',
    summary: 'Progress of the running or last import',
    responses: { 200: unwrapped(['import', 'status'], ImportStatus), ...common },
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/google/locations/import',
    summary: 'Imports fetched profiles as locations, each through the account chosen for it',
    body: z.strictObject({
      google_account: GoogleTokenId,
      locations: z
        .array(z.strictObject({ id: z.string(), account: z.string() }))
        .check(z.minLength(1), z.maxLength(importLimit)),
    }),
    responses: { 204: NoContent, ...missing, ...conflict, ...invalid, ...common },
  }),
});
