import { redirect, type MiddlewareFunction } from 'react-router';
import { currentFeatures, loadCapabilities } from '../data/capabilities.ts';
import { loadCurrentUser } from '../data/current-user.ts';
import { clearNotices } from '../data/pending-notices.ts';
import { hideSpotlight } from '../data/spotlight-visibility.ts';
import { isGuarded, mayEnter } from '../lib/may-enter.ts';
import { to, type RouteMeta } from '../lib/paths.ts';

/** Runs before every navigation. */
export function guard(metaOf: (pathname: string) => RouteMeta): MiddlewareFunction {
  // To match an address anew takes as long as a small screen, and every key of a review changes the address.
  const known = new Map<string, RouteMeta>();
  return async ({ request, pattern }) => {
    const { pathname } = new URL(request.url);
    const meta = known.get(pattern) ?? metaOf(pathname);
    known.set(pattern, meta);
    if (meta.feature) {
      void loadCapabilities();
      await loadCurrentUser();
      await loadCapabilities();
    }
    const features = currentFeatures();
    if (isGuarded(meta, features) && !mayEnter(meta, await loadCurrentUser(), features)) {
      throw redirect(to('dashboard'));
    }
    // SHELL-12
    clearNotices();
    if (pathname !== window.location.pathname) hideSpotlight();
  };
}
