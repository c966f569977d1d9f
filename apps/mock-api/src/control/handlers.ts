import { userChannel } from '@placekeeper/contracts/core/event';
import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { sessions, users, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor } from '../domain/actor.ts';
import { isoTime } from '../domain/clock.ts';
import { invalid, notFound, unauthenticated } from '../domain/errors.ts';
import { loseAuthorization } from '../domain/google-accounts/lose-authorization.ts';
import { receiveChange } from '../domain/google-updates/receive.ts';
import { changeStanding } from '../domain/notifications/change-standing.ts';
import { listMails } from '../domain/notifications/mails.ts';
import type { Faults } from '../http/faults.ts';
import type { Recorder } from '../http/recorder.ts';
import type { Route } from '../http/serve.ts';
import { findSession, startSession } from '../http/session.ts';
import { subscribedTo } from '../realtime/mood.ts';
import type { Profile } from '../provider/profile.ts';
import type { AppCredentials } from '../realtime/signature.ts';
import { createAccount } from '../seed/create-account.ts';
import { findPersona } from '../seed/personas.ts';
import { runDueJobs } from '../simulator/run-due-jobs.ts';
import type { control } from './contract.ts';
import { coverageOf } from './coverage.ts';

export interface ControlContext {
  readonly deps: Deps;
  readonly http: Context;
  readonly recorder: Recorder;
  readonly faults: Faults;
  readonly routes: readonly Route[];
  readonly credentials: AppCredentials;
  readonly profiles: readonly Profile[] | undefined;
}

/** The account of the session, expired or not: the control plane does not play by the platform's rules. */
function caller({ deps, http }: ControlContext): UserRow {
  const user = findSession(deps, http)?.user;
  if (!user) throw unauthenticated();
  return user;
}

const callerAsActor = (context: ControlContext) => actorFor(context.deps, caller(context));

export const controlHandlers: Handlers<typeof control, ControlContext> = {
  createAccount: ({ body }, reply, { deps, http, profiles }) => {
    const persona = body.persona ?? 'owner';
    const user = createAccount(deps, {
      persona,
      clock: body.clock ?? 'manual',
      locations: body.locations,
      ...(persona === 'new' && { profiles }),
    });
    startSession(deps, http, user.id);
    return reply(200, { user_id: user.id });
  },
  signIn: ({ body }, reply, { deps, http }) => {
    const user =
      'persona' in body
        ? findPersona(deps, body.persona)
        : deps.db.select().from(users).where(eq(users.id, body.user_id)).get();
    if (!user) throw notFound();
    startSession(deps, http, user.id);
    return reply(200, { user_id: user.id });
  },
  signOut: (_, reply, { deps, http }) => {
    startSession(deps, http, null);
    return reply(204);
  },
  expireSessions: (_, reply, context) => {
    const user = caller(context);
    context.deps.db
      .update(sessions)
      .set({ expired: true })
      .where(eq(sessions.userId, user.id))
      .run();
    return reply(204);
  },
  advanceClock: ({ body }, reply, context) => {
    const { user, now } = callerAsActor(context);
    const later = now + body.ms;
    context.deps.db.update(users).set({ manualClock: later }).where(eq(users.id, user.id)).run();
    const jobs = runDueJobs(context.deps, user.id, later);
    return reply(200, { now: isoTime(later), jobs });
  },
  armFault: ({ body }, reply, context) => {
    if (!context.routes.some(({ endpoint }) => endpoint.id === body.endpoint)) {
      throw invalid({ endpoint: [`There is no call named ${body.endpoint}.`] });
    }
    const { delay_ms: delayMs, ...fault } = body;
    context.faults.arm(caller(context).id, { ...fault, delayMs });
    return reply(204);
  },
  releaseFaults: (_, reply, context) => {
    context.faults.release(caller(context).id);
    return reply(204);
  },
  clearFaults: (_, reply, context) => {
    context.faults.clear(caller(context).id);
    return reply(204);
  },
  changeProfile: ({ body }, reply, context) => {
    receiveChange(context.deps, callerAsActor(context), {
      locationId: body.location_id,
      type: body.type,
      field: body.field_name,
      value: body.update_value,
    });
    return reply(204);
  },
  changeStanding: ({ body }, reply, context) => {
    changeStanding(context.deps, callerAsActor(context), {
      locationId: body.location_id,
      standing: body.standing,
    });
    return reply(204);
  },
  loseAuthorization: ({ body }, reply, context) => {
    loseAuthorization(context.deps, callerAsActor(context), body.token_id);
    return reply(204);
  },
  kick: ({ body }, reply, context) => {
    const channel = userChannel(caller(context).id);
    return reply(200, { closed: context.deps.hub.kick(body.code, subscribedTo(channel)) });
  },
  realtime: (_, reply, { deps, credentials }) =>
    reply(200, { key: credentials.key, connections: deps.hub.stats().connections }),
  coverage: (_, reply, { recorder, routes }) => reply(200, coverageOf(recorder, routes)),
  requests: (_, reply, { recorder }) =>
    reply(200, {
      requests: recorder.requests.toReversed().map((request) => ({
        at: isoTime(request.at),
        method: request.method,
        path: request.path,
        endpoint: request.endpoint,
        status: request.status,
        duration_ms: request.durationMs,
        user_id: request.userId,
      })),
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
