import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid, missing } from '@placekeeper/contracts/core/error';
import { UserId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import { verdicts } from '../../http/recorder.ts';
import { failed, signedOut } from './refusals.ts';

const Verdict = z.enum(verdicts);

const entry = {
  id: z.int(),
  at: z.string(),
  user_id: z.nullable(z.int()),
  verdict: Verdict,
};

const LoggedRequest = z.looseObject({
  ...entry,
  method: z.string(),
  path: z.string(),
  search: z.string(),
  endpoint: z.nullable(z.string()),
  /** 0 for a call that got no answer. */
  status: z.int(),
  duration_ms: z.number(),
});

const LoggedMessage = z.looseObject({
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
});

export const journalCalls = {
  coverage: endpoint({
    method: 'GET',
    path: '/__mock/coverage',
    summary:
      'All calls with their statuses, all emitted events, and every violation of the contract',
    responses: {
      200: z.looseObject({
        endpoints: z.array(
          z.looseObject({
            id: z.string(),
            declared: z.array(z.int()),
            answered: z.record(z.string(), z.int()),
          }),
        ),
        events: z.record(z.string(), z.int()),
        violations: z.array(z.string()),
      }),
      ...failed,
    },
  }),
  requests: endpoint({
    method: 'GET',
    path: '/__mock/requests',
    summary: 'The last requests of all accounts or one, newest first',
    query: z.strictObject({
      user_id: z.optional(UserId),
      endpoint: z.optional(z.string()),
      status: z.optional(z.int()),
      verdict: z.optional(Verdict),
    }),
    responses: { 200: z.looseObject({ requests: z.array(LoggedRequest) }), ...invalid, ...failed },
  }),
  request: endpoint({
    method: 'GET',
    path: '/__mock/requests/{id}',
    summary: 'One request with its response, without cookies and tokens',
    params: z.strictObject({ id: z.int().check(z.positive()) }),
    responses: {
      200: z.looseObject({
        request: z.looseObject({
          ...LoggedRequest.shape,
          remarks: z.array(z.string()),
          asked: LoggedMessage,
          answered: LoggedMessage,
        }),
      }),
      ...missing,
      ...failed,
    },
  }),
  events: endpoint({
    method: 'GET',
    path: '/__mock/events',
    summary: 'The last delivered events, newest first',
    query: z.strictObject({ user_id: z.optional(UserId) }),
    responses: {
      200: z.looseObject({
        events: z.array(
          z.looseObject({
            ...entry,
            name: z.string(),
            channel: z.string(),
            payload: z.unknown(),
            delivered: z.int(),
            remarks: z.array(z.string()),
          }),
        ),
      }),
      ...invalid,
      ...failed,
    },
  }),
  inbox: endpoint({
    method: 'GET',
    path: '/__mock/inbox',
    summary: "The emails to the caller's addresses, newest first",
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
};
