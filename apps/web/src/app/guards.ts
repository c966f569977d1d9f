import { redirect, type MiddlewareFunction } from 'react-router';
import { loadCurrentUser } from '../data/current-user.ts';
import { clearNotices } from '../data/pending-notices.ts';
import { hideSpotlight } from '../data/spotlight-visibility.ts';
import { env } from '../lib/env.ts';
import { isGuarded, mayEnter } from '../lib/may-enter.ts';
import { to, type RouteMeta } from '../lib/paths.ts';

/** Runs before every navigation. */
export function guard(metaOf: (pathname: string) => RouteMeta): MiddlewareFunction {
  return async ({ request }) => {
    const meta = metaOf(new URL(request.url).pathname);
    if (isGuarded(meta, env.features) && !mayEnter(meta, await loadCurrentUser(), env.features)) {
      throw redirect(to('dashboard'));
    }
    // SHELL-12
    clearNotices();
    hideSpotlight();
  };
}
