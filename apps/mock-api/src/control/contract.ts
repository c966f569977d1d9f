import { endpoint, resource } from '@placekeeper/contracts/core/endpoint';
import { ErrorMessage, invalid, missing } from '@placekeeper/contracts/core/error';
import { GoogleTokenId, LocationId, UserId } from '@placekeeper/contracts/core/id';
import { NoContent } from '@placekeeper/contracts/core/wire';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import * as z from 'zod/mini';
import { personas } from '../seed/blueprints.ts';

/** A year, and a day for leap years: whatever repeats by the minute still ends in seconds. */
const furthestAdvanceMs = 366 * 24 * 60 * 60 * 1000;

const failed = { 500: ErrorMessage } as const;
const signedOut = { 401: ErrorMessage } as const;

/** The twin's own calls, for tests and for the page at `/__mock`; never part of the public documents. */
export const control = resource('control', {
  createAccount: endpoint({
    method: 'POST',
    path: '/__mock/accounts',
    summary: 'Makes a fresh account of its own, and signs the caller in to it',
    body: z.strictObject({
      persona: z.optional(z.enum(personas)),
      locations: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
      /** `manual`, the default: time stands until `advanceClock`. */
      clock: z.optional(z.enum(['manual', 'live'])),
    }),
    responses: { 200: z.looseObject({ user_id: UserId }), ...invalid, ...failed },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/__mock/sign-in',
    summary: 'Signs the caller in, as a persona or as an account made before',
    body: z.union([
      z.strictObject({ persona: z.enum(personas) }),
      z.strictObject({ user_id: UserId }),
    ]),
    responses: { 200: z.looseObject({ user_id: UserId }), ...missing, ...invalid, ...failed },
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/__mock/sign-out',
    summary: 'Ends the session',
    responses: { 204: NoContent, ...failed },
  }),
  expireSessions: endpoint({
    method: 'POST',
    path: '/__mock/sessions/expire',
    summary:
      "Lets the caller's sessions expire: every request is 419 until the page is loaded again",
    responses: { 204: NoContent, ...signedOut, ...failed },
  }),
  advanceClock: endpoint({
    method: 'POST',
    path: '/__mock/clock/advance',
    summary:
      "Moves the account's time and lets happen what falls due; from then on only this moves it",
    body: z.strictObject({ ms: z.int().check(z.minimum(0), z.maximum(furthestAdvanceMs)) }),
    responses: {
      200: z.looseObject({ now: z.string(), jobs: z.int() }),
      ...signedOut,
      ...invalid,
      ...failed,
    },
  }),
  armFault: endpoint({
    method: 'POST',
    path: '/__mock/faults',
    summary: 'Makes calls of one endpoint fail, wait or hang, for the caller only',
    body: z.strictObject({
      endpoint: z.string(),
      status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
      delay_ms: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
      times: z.optional(z.int().check(z.minimum(1))),
      hold: z.optional(z.boolean()),
    }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  releaseFaults: endpoint({
    method: 'POST',
    path: '/__mock/faults/release',
    summary: 'Lets held calls go on',
    responses: { 204: NoContent, ...signedOut, ...failed },
  }),
  clearFaults: endpoint({
    method: 'DELETE',
    path: '/__mock/faults',
    summary: 'Disarms all faults of the caller',
    responses: { 204: NoContent, ...signedOut, ...failed },
  }),
  changeProfile: endpoint({
    method: 'POST',
    path: '/__mock/google-updates',
    summary: 'Somebody changes a profile at the provider',
    body: z.strictObject({
      location_id: LocationId,
      type: z.enum(changeSources),
      field_name: z.enum(providerFields),
      /** In the form of the field's values; absent makes a believable one up. */
      update_value: z.optional(z.unknown()),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  changeStanding: endpoint({
    method: 'POST',
    path: '/__mock/profile-standing',
    summary: 'Google suspends a profile, takes its verification away, or gives it back',
    body: z.strictObject({
      location_id: LocationId,
      standing: z.enum(['verified', 'unverified', 'suspended']),
    }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  loseAuthorization: endpoint({
    method: 'POST',
    path: '/__mock/google-authorization/lose',
    summary: 'The owner of a connected account takes the permission back',
    body: z.strictObject({ token_id: GoogleTokenId }),
    responses: { 204: NoContent, ...signedOut, ...missing, ...invalid, ...failed },
  }),
  kick: endpoint({
    method: 'POST',
    path: '/__mock/realtime/kick',
    summary: "Closes the caller's sockets with a code",
    body: z.strictObject({ code: z.int().check(z.minimum(1000), z.maximum(4999)) }),
    responses: { 200: z.looseObject({ closed: z.int() }), ...signedOut, ...invalid, ...failed },
  }),
  realtime: endpoint({
    method: 'GET',
    path: '/__mock/realtime',
    summary: 'The key of the Pusher application, and who listens',
    responses: { 200: z.looseObject({ key: z.string(), connections: z.int() }), ...failed },
  }),
  coverage: endpoint({
    method: 'GET',
    path: '/__mock/coverage',
    summary:
      'What was called with which answers, what was emitted, what is not built, and every breach of the contract',
    responses: {
      200: z.looseObject({
        endpoints: z.array(
          z.looseObject({
            id: z.string(),
            built: z.boolean(),
            declared: z.array(z.int()),
            answered: z.record(z.string(), z.int()),
          }),
        ),
        events: z.record(z.string(), z.int()),
        breaches: z.array(z.string()),
      }),
      ...failed,
    },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/__mock/requests',
    summary: 'The last requests, the newest first',
    responses: {
      200: z.looseObject({
        requests: z.array(
          z.looseObject({
            at: z.string(),
            method: z.string(),
            path: z.string(),
            endpoint: z.nullable(z.string()),
            status: z.int(),
            duration_ms: z.number(),
            user_id: z.nullable(z.int()),
          }),
        ),
      }),
      ...failed,
    },
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/__mock/inbox',
    summary: "E-mails that would have gone to the caller's addresses, the newest first",
    responses: {
      200: z.looseObject({
        emails: z.array(
          z.looseObject({
            id: z.int(),
            recipient: z.string(),
            subject: z.string(),
            body: z.string(),
            html: z.string(),
            created_at: z.string(),
          }),
        ),
      }),
      ...signedOut,
      ...failed,
    },
  }),
});
