import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// The shell has no windows and toolbars to draw, which is a third of a test's time. Playwright's own is one, too.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/**
 * The browsers that are there, best first: '' is Playwright's own, a path is the system's.
 * @param {string} [searchPath]
 */
export function installedBrowsers(searchPath = process.env['PATH'] ?? '') {
  const own = existsSync(playwrightsOwn()) ? [''] : [];
  return [...own, ...systemBrowsers(searchPath)];
}

/** Where Playwright keeps, or would keep, the Chromium of its own version. */
export function playwrightsOwn() {
  // Not an import: this module is read before anything is installed.
  const require = createRequire(import.meta.url);
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = require('@playwright/test');
  return chromium.executablePath();
}

/** @param {string} searchPath */
export function systemBrowsers(searchPath) {
  return searchPath
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((path) => existsSync(path));
}
