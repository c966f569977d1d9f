import { matchRoutes } from 'react-router';
import { router } from './router.ts';

/**
 * Loads the code of a screen when the user points at or focuses its link. The data waits for the visit, which would
 * request it again.
 */
export function preloadPointedAt(): void {
  let last: string;
  for (const kind of ['pointerover', 'focusin'] as const) {
    addEventListener(kind, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin || link.pathname === last) return;
      last = link.pathname;
      preload(last);
    });
  }
}

function preload(pathname: string): void {
  for (const { route } of matchRoutes(router.routes, pathname) ?? []) {
    // A failed request is repeated by the visit, which reports the failure.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
}
