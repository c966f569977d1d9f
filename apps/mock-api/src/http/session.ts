import { randomBytes } from 'node:crypto';
import type { UserId } from '@placekeeper/contracts/core/id';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { prepared } from '../db/prepared.ts';
import { sessions, users, type SessionRow, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { csrfMismatch, unauthenticated } from '../domain/errors.ts';

const sessionCookie = 'placekeeper_session';
const csrfCookie = 'XSRF-TOKEN';

const queries = prepared((db) => ({
  find: db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
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

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Who calls. An expired session and a write without its token are 419, a guest is 401. */
export function requireUser(current: CurrentSession | null, context: Context): UserRow {
  if (current?.session.expired) throw csrfMismatch();
  if (!readingMethods.has(context.req.method)) {
    const token = context.req.header('X-XSRF-TOKEN');
    if (!current || token !== current.session.csrfToken) throw csrfMismatch();
  }
  if (!current?.user) throw unauthenticated();
  return current.user;
}

/** A new session in place of the old one, so that an id known before signing in is worth nothing after. */
export function startSession(deps: Deps, context: Context, userId: UserId | null): void {
  const previous = getCookie(context, sessionCookie);
  if (previous) deps.db.delete(sessions).where(eq(sessions.id, previous)).run();
  const session = {
    id: randomBytes(32).toString('base64url'),
    csrfToken: randomBytes(32).toString('base64url'),
    userId,
    expired: false,
    createdAt: deps.clock(),
  };
  deps.db.insert(sessions).values(session).run();
  setCookie(context, sessionCookie, session.id, { httpOnly: true, path: '/', sameSite: 'Lax' });
  setCookie(context, csrfCookie, session.csrfToken, { path: '/', sameSite: 'Lax' });
}

/** `GET /sanctum/csrf-cookie`: keeps a living session, and starts a guest's where there is none. */
export function renewCsrfCookie(deps: Deps, context: Context): void {
  const current = findSession(deps, context);
  if (!current || current.session.expired) startSession(deps, context, null);
  else setCookie(context, csrfCookie, current.session.csrfToken, { path: '/', sameSite: 'Lax' });
}
