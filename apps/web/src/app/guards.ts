import { redirect, type MiddlewareFunction } from 'react-router';
import { currentFeatures, loadCapabilities } from '../data/session/capabilities.ts';
import { loadCurrentUser } from '../data/current-user/queries.ts';
import { reportUnexpected } from '../data/http/report-unexpected.ts';
import { clearNotices } from '../data/location-cache/pending-notices.ts';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';
import { isGuarded, canAccessRoute } from '../lib/url/can-access-route.ts';
import { to, type RouteMeta } from '../lib/url/paths.ts';

export function guard(metaOf: (pathname: string) => RouteMeta): MiddlewareFunction {
  // Cached by pattern: matching an address takes as long as rendering a small screen, and every key press in the review
  // changes the address.
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
    if (isGuarded(meta, features) && !canAccessRoute(meta, await loadCurrentUser(), features)) {
      void explain(meta);
      throw redirect(to('dashboard'));
    }
    clearNotices();
    if (pathname !== window.location.pathname) hideSpotlight();
  };
}

/** Loads the words on demand, because few users ever see them. */
async function explain(meta: RouteMeta): Promise<void> {
  try {
    (await import('./refusal-notice.ts')).showRefusal(meta);
  } catch (error) {
    reportUnexpected(error, 'closed page');
  }
}
