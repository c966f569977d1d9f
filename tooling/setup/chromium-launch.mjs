import { statfsSync } from 'node:fs';
import { installedBrowsers } from './installed-browser.mjs';

// `npm test` sets the variable. A test runner that is started directly searches for the browser itself.
const executablePath = process.env['PLACEKEEPER_CHROMIUM'] ?? installedBrowsers()[0];

/** In bytes, for several browsers at once. A container often has 64 MB only, which ends in crashes. */
const enough = 2 ** 30;

function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** How benchmarks start Chromium. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  // By default Playwright keeps shared memory in files, which costs a tenth of the CPU time of a page load.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // As root Chromium does not start with its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** How Vitest and Playwright start Chromium. */
export const testLaunchOptions = {
  ...launchOptions,
  // Pages of tests close before optimized code pays off: without the optimizing compilers, journeys take a tenth less
  // CPU time.
  args: [...launchOptions.args, '--js-flags=--no-turbofan,--no-maglev'],
};
