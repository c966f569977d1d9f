import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPointedAt } from './app/preload-code.ts';
import { followLosses } from './data/google-accounts/lost-authorizations.ts';
import { followShortcuts } from './data/preferences/shortcuts.ts';
import { followTheme } from './data/preferences/theme.ts';
import { startReporting } from './lib/telemetry/report-error.ts';

startReporting();
followTheme();
followShortcuts();
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
