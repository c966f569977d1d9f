import { installedBrowsers } from './installed-browser.mjs';

// `npm test` says which browser; a runner started by hand looks for itself.
const executablePath = process.env['PLACEKEEPER_CHROMIUM'] ?? installedBrowsers()[0];

/** How Vitest and Playwright start Chromium. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
