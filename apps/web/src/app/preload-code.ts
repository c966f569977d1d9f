import { matchRoutes } from 'react-router';
import { appRouter } from './router.ts';

/**
 * Preloads the code of a screen when the user points at its link or focuses the link. Does not preload data, because
 * the visit would request the data again.
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
  for (const { route } of matchRoutes(appRouter().routes, pathname) ?? []) {
    // Ignores a failure, because the visit requests the code again and reports a second failure.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
}
