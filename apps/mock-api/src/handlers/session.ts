import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { session } from '@placekeeper/contracts/endpoints/session';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { findSession, renewCsrfCookie } from '../http/session.ts';
import type { ChannelAnswer, ChannelRequest } from '../realtime/authorize-channel.ts';

export interface SessionContext {
  readonly deps: Deps;
  readonly http: Context;
  readonly authorizeChannel: (request: ChannelRequest) => ChannelAnswer;
}

export const sessionHandlers: Handlers<typeof session, SessionContext> = {
  csrfCookie: (_, reply, { deps, http }) => {
    renewCsrfCookie(deps, http);
    return reply(204);
  },
  authorizeChannel: ({ body }, reply, { deps, http, authorizeChannel }) => {
    const current = findSession(deps, http);
    const answer = authorizeChannel({
      socketId: body.socket_id,
      channelName: body.channel_name,
      userId: current?.session.expired ? null : (current?.user?.id ?? null),
    });
    return answer.status === 200 ? reply(200, answer.body) : reply(403, answer.body);
  },
};
