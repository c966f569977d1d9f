import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid, missing } from '@placekeeper/contracts/core/error';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import * as z from 'zod/mini';
import { damages } from '../../http/damage-answer.ts';
import { networkFaults } from '../../http/faults.ts';
import { failed, signedOut } from './refusals.ts';

const count = z.int().check(z.minimum(1));

const fault = {
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** The value of `Retry-After`, in seconds, for 429 and 503. */
  retry_after: z.optional(z.int().check(z.minimum(0), z.maximum(3600))),
  delay_ms: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  /** The number of calls to affect; absent: every call until the fault is cleared. */
  times: z.optional(count),
  hold: z.optional(z.boolean()),
  /** The fraction of calls that the fault affects. Without it, the fault affects all calls. */
  probability: z.optional(z.number().check(z.positive(), z.maximum(1))),
  /** Chooses the calls of the fraction: the same seed affects the same calls. */
  seed: z.optional(z.int()),
  body: z.optional(z.enum(damages)),
  /** The path of the damaged value, with `*` for any position; absent: each possible path in turn. */
  at: z.optional(z.string()),
  /** `reset` breaks the connection before the call is handled, `lost-answer` afterwards. */
  network: z.optional(z.enum(networkFaults)),
};

export const faultCalls = {
  armFault: endpoint({
    method: 'POST',
    path: '/__mock/faults',
    summary: 'Makes calls of an endpoint fail or wait, for the caller only',
    body: z.strictObject({
      /** The id of a call, all calls of a resource (`locations.*`), or `*`. */
      endpoint: z.string(),
      ...fault,
    }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  faults: endpoint({
    method: 'GET',
    path: '/__mock/faults',
    summary: "The caller's armed faults with their hits",
    responses: {
      200: z.looseObject({
        faults: z.array(
          z.looseObject({
            id: z.int(),
            endpoint: z.string(),
            ...fault,
            /** The number of calls that matched the fault. */
            calls: z.int(),
            /** The number of calls that the fault affected. */
            hits: z.int(),
            /** The number of calls that the fault will still affect; null: no limit. */
            left: z.nullable(z.int()),
            /** The number of calls that the fault currently holds. */
            waiting: z.int(),
          }),
        ),
      }),
      ...signedOut,
      ...failed,
    },
  }),
  releaseFaults: endpoint({
    method: 'POST',
    path: '/__mock/faults/release',
    summary: 'Resumes held calls of one endpoint or all',
    query: z.strictObject({ endpoint: z.optional(z.string()) }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  clearFaults: endpoint({
    method: 'DELETE',
    path: '/__mock/faults',
    summary: "Disarms all of the caller's faults",
    responses: { 204: NoContent, ...signedOut, ...failed },
  }),
  clearFault: endpoint({
    method: 'DELETE',
    path: '/__mock/faults/{id}',
    summary: 'Disarms one fault',
    params: z.strictObject({ id: z.int().check(z.positive()) }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...failed },
  }),
};
