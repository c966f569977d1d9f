import { afterAll, vi } from 'vitest';

/** Cleans up after each test file, because the next file in the same process shares its globals, timers and modules. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
