import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/users.ts';
import { isoTime } from '../../domain/clock.ts';
import { findSession, sessionsOf } from '../../http/session.ts';
import { closeCodes } from '../../realtime/close-codes.ts';
import { ofUser } from '../../realtime/hub-faults.ts';
import { caller, type ControlContext } from '../context.ts';
import type { sessionCalls } from '../contract/sessions.ts';

export const sessionControlHandlers: Handlers<typeof sessionCalls, ControlContext> = {
  sessions: (_, reply, context) => {
    const { deps, http, policies } = context;
    const user = caller(context);
    const current = findSession(deps, http)?.session.id;
    const rows = sessionsOf(deps, user.id);
    return reply(200, {
      policy: policies.of(user.id),
      sessions: rows.map(({ id, expired, createdAt }) => ({
        id: id.slice(0, 8),
        current: id === current,
        expired,
        created_at: isoTime(createdAt),
      })),
    });
  },
  setSessionPolicy: ({ body }, reply, context) => {
    context.policies.choose(caller(context).id, body.policy);
    return reply(204);
  },
  expireSessions: (_, reply, context) => {
    const { id } = caller(context);
    context.deps.db.update(sessions).set({ expired: true }).where(eq(sessions.userId, id)).run();
    return reply(204);
  },
  endSessions: (_, reply, context) => {
    const { id } = caller(context);
    // A session without a user is a guest session.
    const ended = context.deps.db
      .update(sessions)
      .set({ userId: null })
      .where(eq(sessions.userId, id))
      .run();
    context.deps.hub.kick(closeCodes.reconnect, ofUser(id));
    return reply(200, { ended: ended.changes });
  },
};
