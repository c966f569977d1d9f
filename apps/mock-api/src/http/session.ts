import { randomBytes } from 'node:crypto';
import type { UserId } from '@placekeeper/contracts/core/id';
import { and, asc, desc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse as parseCookies } from 'hono/utils/cookie';
import { prepared } from '../db/client.ts';
import { sessions, users, type SessionRow, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { hours } from '../domain/clock.ts';
import { csrfMismatch, unauthenticated } from '../domain/errors.ts';
import { closeCodes } from '../realtime/close-codes.ts';
import { ofSession } from '../realtime/hub-faults.ts';
import { PolicyRefusal, type SessionPolicy } from './session-policy.ts';
import type { Actor } from '../domain/actor.ts';

const sessionCookie = 'placekeeper_session';
const csrfCookie = 'XSRF-TOKEN';

const guestLifetime = hours(24);
const mostGuests = 1000;

const queries = prepared((db) => ({
  find: db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare(),
  ofUser: db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, sql.placeholder('userId')))
    .orderBy(asc(sessions.createdAt), asc(sessions.id))
    .prepare(),
}));

export interface CurrentSession {
  readonly session: SessionRow;
  readonly user: UserRow | null;
}

export function findSession(deps: Deps, context: Context): CurrentSession | null {
  const id = getCookie(context, sessionCookie);
  return id ? (queries(deps.db).find.get({ id }) ?? null) : null;
}

/** Returns the session of a socket: browsers send their cookies with the upgrade request. */
export const identifySocket =
  (deps: Deps) =>
  ({ headers }: { readonly headers: { readonly cookie?: string | undefined } }) => {
    const id = parseCookies(headers.cookie ?? '', sessionCookie)[sessionCookie];
    const found = id === undefined ? undefined : queries(deps.db).find.get({ id });
    return found ? { sessionId: found.session.id, userId: found.user?.id ?? null } : null;
  };

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Returns the caller, and throws 401 for a guest. The account's policy decides how expired sessions and writes without
 * a token are refused.
 */
export function requireUser(
  current: CurrentSession | null,
  context: Context,
  policy: SessionPolicy = 'laravel-12',
): UserRow {
  const writes = !readingMethods.has(context.req.method);
  if (current?.session.expired && policy === 'laravel-12') throw csrfMismatch();
  if (writes) refuseForgery(current, context, policy);
  if (!current?.user || current.session.expired) throw unauthenticated();
  return current.user;
}

/**
 * Since Laravel 13, the browser's `Sec-Fetch-Site` header is sufficient; with `origin-only` it is the only criterion.
 */
function refuseForgery(
  current: CurrentSession | null,
  context: Context,
  policy: SessionPolicy,
): void {
  const sameOrigin = context.req.header('Sec-Fetch-Site') === 'same-origin';
  if (policy === 'origin-only') {
    if (!sameOrigin) throw new PolicyRefusal(403, 'Origin mismatch.');
    return;
  }
  if (policy === 'laravel-13' && sameOrigin) return;
  const token = context.req.header('X-XSRF-TOKEN');
  if (!current || current.session.expired || token !== current.session.csrfToken) {
    throw csrfMismatch();
  }
}

/** Signing in replaces the session, so that the earlier id becomes invalid. */
export function startSession(deps: Deps, context: Context, userId: UserId | null): void {
  const previous = findSession(deps, context);
  if (userId === null) pruneGuests(deps);
  const session = {
    id: randomBytes(32).toString('base64url'),
    csrfToken: randomBytes(32).toString('base64url'),
    userId,
    expired: false,
    createdAt: deps.clock(),
  };
  deps.db.insert(sessions).values(session).run();
  if (previous) replaceSession(deps, previous, session);
  setCookie(context, sessionCookie, session.id, { httpOnly: true, path: '/', sameSite: 'Lax' });
  setCookie(context, csrfCookie, session.csrfToken, { path: '/', sameSite: 'Lax' });
}

/**
 * Sockets continue with the new session if it belongs to the same user; otherwise they reconnect and authenticate
 * again.
 */
function replaceSession({ db, hub }: Deps, { session, user }: CurrentSession, next: SessionRow) {
  db.delete(sessions).where(eq(sessions.id, session.id)).run();
  if (user !== null && user.id === next.userId) hub.moveSockets(session.id, next.id);
  else hub.kick(closeCodes.reconnect, ofSession(session.id));
}

/** Deletes old guest sessions, because every client without a cookie gets a new guest session. */
function pruneGuests({ db, clock }: Deps): void {
  const guests = isNull(sessions.userId);
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(guests)
    .orderBy(desc(sessions.createdAt))
    .limit(mostGuests - 1);
  const old = or(lt(sessions.createdAt, clock() - guestLifetime), notInArray(sessions.id, newest));
  db.delete(sessions).where(and(guests, old)).run();
}

/** `GET /sanctum/csrf-cookie`: keeps a valid session, or else starts a guest session. */
export function renewCsrfCookie(deps: Deps, context: Context): void {
  const current = findSession(deps, context);
  if (!current || current.session.expired) startSession(deps, context, null);
  else setCookie(context, csrfCookie, current.session.csrfToken, { path: '/', sameSite: 'Lax' });
}

export const sessionsOf = ({ db }: Deps, userId: UserId): readonly SessionRow[] =>
  queries(db).ofUser.all({ userId });

export interface RequestContext {
  readonly deps: Deps;
  readonly actor: Actor;
}
