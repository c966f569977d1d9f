import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { actorFor, type Actor } from '../../domain/actor.ts';
import { findSession } from '../../http/session.ts';
import { withQuery } from './local-address.ts';
import { DomainError } from '../../domain/errors.ts';

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

type Fields = Readonly<Record<string, unknown>>;

interface FormPage {
  /** `problem` is the reason why the submitted form was refused. */
  readonly show: (context: Context, actor: Actor, problem?: string) => Response | Promise<Response>;
  /** Returns the query of the page that reports the success. */
  readonly submit: (actor: Actor, fields: Fields) => Readonly<Record<string, string>>;
}

/** A page with one form, for a signed-in user. */
export function formPage(deps: Deps, path: string, { show, submit }: FormPage): Hono {
  const pages = new Hono();
  pages.get(
    path,
    signedIn(deps, (context, actor) => show(context, actor)),
  );
  pages.post(
    path,
    signedIn(deps, async (context, actor) => {
      const fields = await context.req.parseBody();
      try {
        return context.redirect(withQuery(`/__mock${path}`, submit(actor, fields)), 303);
      } catch (error) {
        if (error instanceof DomainError) return show(context, actor, error.message);
        throw error;
      }
    }),
  );
  return pages;
}
