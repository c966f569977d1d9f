import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { conflict, invalid } from '@placekeeper/contracts/core/error';
import * as z from 'zod/mini';
import { failed, signedOut } from './refusals.ts';

/** 366 days: within this limit, even a job that repeats every minute finishes in seconds. */
const furthestAdvanceMs = 366 * 24 * 60 * 60 * 1000;

const Clock = z.looseObject({
  now: z.string(),
  /** `live` follows the machine's clock; `manual` stands still until the clock is advanced. */
  mode: z.enum(['live', 'manual']),
  /** The next due jobs, at most a hundred. */
  jobs: z.array(z.looseObject({ kind: z.string(), due_at: z.string() })),
  jobs_count: z.int(),
});

export const clockCalls = {
  clock: endpoint({
    method: 'GET',
    path: '/__mock/clock',
    summary: "The account's time and the next due jobs",
    responses: { 200: Clock, ...signedOut, ...failed },
  }),
  setClock: endpoint({
    method: 'PUT',
    path: '/__mock/clock',
    summary:
      "Starts the account's clock with the machine's time, or stops it; the time never goes back",
    body: z.strictObject({ mode: z.enum(['live', 'manual']) }),
    responses: { 200: Clock, ...signedOut, ...conflict, ...invalid, ...failed },
  }),
  advanceClock: endpoint({
    method: 'POST',
    path: '/__mock/clock/advance',
    summary:
      "Advances the account's time and runs the due jobs; from then on the clock only moves this way",
    body: z.strictObject({ ms: z.int().check(z.minimum(0), z.maximum(furthestAdvanceMs)) }),
    responses: {
      200: z.looseObject({ now: z.string(), jobs: z.int() }),
      ...signedOut,
      ...invalid,
      ...failed,
    },
  }),
  runNextJob: endpoint({
    method: 'POST',
    path: '/__mock/clock/run-next',
    summary: "Advances the account's time to the next due job and runs it",
    responses: {
      200: z.looseObject({
        now: z.string(),
        jobs: z.int(),
        /** The job that ran; null if no job was scheduled. */
        kind: z.nullable(z.string()),
      }),
      ...signedOut,
      ...failed,
    },
  }),
};
