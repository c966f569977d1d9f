import type { User } from '@placekeeper/contracts/model/user';
import { redirect, type MiddlewareFunction } from 'react-router';
import { loadCurrentUser } from '../data/current-user.ts';
import { clearNotices } from '../data/pending-notices.ts';
import { hideSpotlight } from '../data/spotlight-visibility.ts';
import { env } from '../lib/env.ts';
import { to, type RouteMeta } from '../lib/paths.ts';

type Features = typeof env.features;

/** SHELL-10, SHELL-11: whether only some may come here; everybody else's navigation need not wait for the user. */
export const isGuarded = (meta: RouteMeta, features: Features): boolean =>
  Boolean(meta.adminOnly) || (meta.feature !== undefined && !features[meta.feature]);

export const mayEnter = (
  meta: RouteMeta,
  user: Pick<User, 'is_admin'>,
  features: Features,
): boolean => user.is_admin || !isGuarded(meta, features);

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
