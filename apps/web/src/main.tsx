import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followLosses } from './data/google-accounts/lost-authorizations.ts';
import { followTheme } from './data/preferences/theme.ts';
import { followPreferences } from './lib/browser/preference.ts';
import { startReporting } from './lib/telemetry/report-error.ts';
import { matchRoutes } from 'react-router';
import { appRouter } from './app/router.ts';

startReporting();
followPreferences();
followTheme();
followLosses();
preloadPointedAt();

// Removes the title of index.html, because a browser shows the first title and React adds the screen's title after it.
document.querySelector('title')?.remove();

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/**
 * Preloads the code of a screen when the user points at its link or focuses the link. Does not preload data, because
 * the visit would request the data again.
 */
function preloadPointedAt(): void {
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
