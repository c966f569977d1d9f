import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid } from '@placekeeper/contracts/core/error';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import * as z from 'zod/mini';
import { sessionPolicies } from '../../http/session-policy.ts';
import { failed, signedOut } from './refusals.ts';

const Policy = z.enum(sessionPolicies);

export const sessionCalls = {
  sessions: endpoint({
    method: 'GET',
    path: '/__mock/sessions',
    summary: "The account's sessions, and the policy for expired sessions and unverified writes",
    responses: {
      200: z.looseObject({
        policy: Policy,
        sessions: z.array(
          z.looseObject({
            /** The beginning of the session id; the whole id would be a credential. */
            id: z.string(),
            current: z.boolean(),
            expired: z.boolean(),
            created_at: z.string(),
          }),
        ),
      }),
      ...signedOut,
      ...failed,
    },
  }),
  setSessionPolicy: endpoint({
    method: 'PUT',
    path: '/__mock/sessions/policy',
    summary: 'Changes the session policy of the account',
    body: z.strictObject({ policy: Policy }),
    responses: { 204: NoContent, ...signedOut, ...invalid, ...failed },
  }),
  expireSessions: endpoint({
    method: 'POST',
    path: '/__mock/sessions/expire',
    summary: "Expires the caller's sessions: every request gets 419 until the page is reloaded",
    responses: { 204: NoContent, ...signedOut, ...failed },
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/__mock/sessions/end',
    summary: 'Signs the account out everywhere, as after a password change',
    responses: { 200: z.looseObject({ ended: z.int() }), ...signedOut, ...failed },
  }),
};
