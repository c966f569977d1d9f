import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import { actorFor, type Actor } from '../../domain/actor.ts';
import { findSession } from '../../http/session.ts';

import { withQuery } from './local-address.ts';

/** Returns null for a guest and for an expired session. */
export function caller(deps: Deps, context: Context): Actor | null {
  const current = findSession(deps, context);
  return current?.user && !current.session.expired ? actorFor(deps, current.user) : null;
}

/** Redirects to the sign-in page, which redirects back to the requested page after the sign-in. */
export function signInFirst(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(withQuery('/__mock/sign-in', { return_to: pathname + search }));
}
