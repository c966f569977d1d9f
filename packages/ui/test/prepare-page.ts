import { afterEach, beforeAll, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Tests measure boxes, and the replacement font has other widths.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

// Test files share a page, in an order that changes from run to run.
afterEach(async () => {
  await cleanup();
  // Code that waits for a timer would otherwise wait for ever, because the real clock replaces the test's clock.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('data-theme');
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    localStorage.removeItem(key);
    // Modules that keep the value drop it, as if another window had removed it.
    dispatchEvent(new StorageEvent('storage', { key }));
  }
});
