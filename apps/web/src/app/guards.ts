import { redirect, type MiddlewareFunction } from 'react-router';
import { currentFeatures, loadCapabilities } from '../data/session/capabilities.ts';
import { loadCurrentUser } from '../data/current-user/queries.ts';
import { clearNotices } from '../data/location-cache/pending-notices.ts';
import { hideSpotlight } from '../data/spotlight/spotlight-visibility.ts';
import { isGuarded, canAccessRoute } from '../lib/url/can-access-route.ts';
import { to, type RouteMeta } from '../lib/url/paths.ts';
import { showToast } from '../widgets/toast/show-toast.ts';

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
      explain(meta);
      throw redirect(to('dashboard'));
    }
    clearNotices();
    if (pathname !== window.location.pathname) hideSpotlight();
  };
}

/** Says why a page that is closed to the user opened the home screen. */
function explain({ adminOnly }: RouteMeta): void {
  void showToast('info', adminOnly ? 'You can’t open that page' : 'Attributes aren’t available', {
    id: 'refused-page',
    description: adminOnly
      ? 'Only Placekeeper administrators have access.'
      : 'Placekeeper doesn’t offer this feature right now.',
    // Longer than other toasts, because the home screen takes the attention first.
    duration: 10_000,
  });
}
