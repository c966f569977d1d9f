import { afterEach, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

const [width, height] = [innerWidth, innerHeight];

// Tests measure boxes, and the replacement font has other widths.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

// Test files share a page, in an order that changes from run to run.
afterEach(async () => {
  await cleanup();
  // Code that waits for a timer would otherwise wait for ever, because the real clock replaces the test's clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('data-theme');
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    localStorage.removeItem(key);
    // Modules that keep the value drop it, as if another window had removed it.
    dispatchEvent(new StorageEvent('storage', { key }));
  }
});
