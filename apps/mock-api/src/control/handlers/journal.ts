import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { isoTime } from '../../domain/clock.ts';
import { notFound } from '../../domain/errors.ts';
import { listMails } from '../../domain/notifications/queries/mails.ts';
import type { EventRecord, RequestRecord } from '../../http/recorder.ts';
import { callerAsActor, type ControlContext } from '../context.ts';
import type { journalCalls } from '../contract/journal.ts';
import { coverageOf } from '../coverage.ts';

const presentRequest = (request: RequestRecord) => ({
  id: request.id,
  at: isoTime(request.at),
  user_id: request.userId,
  verdict: request.verdict,
  method: request.method,
  path: request.path,
  search: request.search,
  endpoint: request.endpoint,
  status: request.status,
  duration_ms: request.durationMs,
});

const presentEvent = (event: EventRecord) => ({
  id: event.id,
  at: isoTime(event.at),
  user_id: event.userId,
  verdict: event.verdict,
  name: event.name,
  channel: event.channel,
  payload: event.payload,
  delivered: event.delivered,
  remarks: [...event.remarks],
});

const isWanted = (wanted: number | string | undefined, value: number | string | null) =>
  wanted === undefined || wanted === value;

export const journalHandlers: Handlers<typeof journalCalls, ControlContext> = {
  coverage: (_, reply, { recorder, routes }) => reply(200, coverageOf(recorder, routes)),
  requests: ({ query }, reply, { recorder }) =>
    reply(200, {
      requests: recorder.requests
        .filter(
          ({ userId, endpoint, status, verdict }) =>
            isWanted(query.user_id, userId) &&
            isWanted(query.endpoint, endpoint) &&
            isWanted(query.status, status) &&
            isWanted(query.verdict, verdict),
        )
        .toReversed()
        .map(presentRequest),
    }),
  request: ({ params }, reply, { recorder }) => {
    const found = recorder.requests.find(({ id }) => id === params.id);
    if (!found) throw notFound();
    return reply(200, {
      request: {
        ...presentRequest(found),
        remarks: [...found.remarks],
        asked: { ...found.request },
        answered: { ...found.response },
      },
    });
  },
  events: ({ query }, reply, { recorder }) =>
    reply(200, {
      events: recorder.events
        .filter(({ userId }) => isWanted(query.user_id, userId))
        .toReversed()
        .map(presentEvent),
    }),
  inbox: (_, reply, context) => {
    const rows = listMails(context.deps, callerAsActor(context));
    return reply(200, {
      emails: rows.map(({ id, recipient, subject, body, html, createdAt }) => ({
        id,
        recipient,
        subject,
        body,
        html,
        created_at: isoTime(createdAt),
      })),
    });
  },
};
