import { installedBrowsers } from './installed-browser.mjs';

// `npm test` sets the variable. A test runner that is started directly searches for the browser itself.
const executablePath = process.env['PLACEKEEPER_CHROMIUM'] ?? installedBrowsers()[0];

/** How Vitest and Playwright start Chromium. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As root Chromium does not start with its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};
