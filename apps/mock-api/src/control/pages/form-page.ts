import { Hono, type Context } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { DomainError } from '../../domain/errors.ts';
import { withQuery } from './local-address.ts';
import { signedIn } from './signed-in.ts';

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
