import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// The headless shell draws no windows and toolbars, which saves a third of a test's time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/**
 * The installed browsers, best first. '' is Playwright's browser; a path is a browser of the system.
 * @param {string} [searchPath]
 */
export function installedBrowsers(searchPath = process.env['PATH'] ?? '') {
  const own = existsSync(playwrightsOwn()) ? [''] : [];
  return [...own, ...systemBrowsers(searchPath)];
}

/** The path of Playwright's own Chromium, installed or not. */
export function playwrightsOwn() {
  // Required lazily, because this module is loaded before packages are installed.
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
