import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import { actorFor, type Actor } from '../../domain/actor.ts';
import { findSession } from '../../http/session.ts';

/** Who looks at a page; nobody where the session has expired. */
export function caller(deps: Deps, context: Context): Actor | null {
  const current = findSession(deps, context);
  return current?.user && !current.session.expired ? actorFor(deps, current.user) : null;
}
