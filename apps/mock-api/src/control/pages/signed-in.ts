import type { Context } from 'hono';
import type { Deps } from '../../deps.ts';
import { actorFor, type Actor } from '../../domain/actor.ts';
import { findSession } from '../../http/session.ts';
import { withQuery } from './local-address.ts';

/** Returns null for a guest and for an expired session. */
export function signedInActor(deps: Deps, context: Context): Actor | null {
  const current = findSession(deps, context);
  return current?.user && !current.session.expired ? actorFor(deps, current.user) : null;
}

/** A handler for a signed-in user. Sends anyone else to the sign-in page, which redirects back after the sign-in. */
export const signedIn =
  <Answer extends Response | Promise<Response>>(
    deps: Deps,
    answer: (context: Context, actor: Actor) => Answer,
  ) =>
  (context: Context): Answer | Response => {
    const actor = signedInActor(deps, context);
    if (actor) return answer(context, actor);
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(withQuery('/__mock/sign-in', { return_to: pathname + search }));
  };
