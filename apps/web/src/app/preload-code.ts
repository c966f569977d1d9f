import { matchRoutes } from 'react-router';
import { router } from './router.ts';

/**
 * Whoever points at a link or reaches it by keyboard may follow it: the code of its screen is asked for meanwhile. Its
 * data is not, for that would be asked for again, or be old.
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
    // What fails is asked for once more by the visit, which tells.
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  }
}
