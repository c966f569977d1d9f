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
      void showRefusal(meta);
      throw redirect(to('dashboard'));
    }
    clearNotices();
    if (pathname !== window.location.pathname) hideSpotlight();
  };
}

/** In milliseconds: the home screen takes the attention first. */
const duration = 10_000;

const showRefusal = ({ adminOnly }: RouteMeta): Promise<void> =>
  adminOnly
    ? showToast('info', 'You can’t open that page', {
        id: 'refused-page',
        description: 'Only administrators of Placekeeper can. Ask one of them if you need it.',
        duration,
      })
    : showToast('info', 'Attributes aren’t available right now', {
        id: 'refused-page',
        description: 'That depends on Placekeeper, not on your settings or permissions.',
        duration,
      });
