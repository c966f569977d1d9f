import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import { actorFor, type Actor } from '../../domain/actor.ts';
import { findSession } from '../../http/session.ts';

import { withQuery } from './local-address.ts';

/** Who looks at a page; nobody where the session has expired. */
export function caller(deps: Deps, context: Context): Actor | null {
  const current = findSession(deps, context);
  return current?.user && !current.session.expired ? actorFor(deps, current.user) : null;
}

/** To the sign-in page, and back to this one. */
export function signInFirst(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(withQuery('/__mock/sign-in', { return_to: pathname + search }));
}
