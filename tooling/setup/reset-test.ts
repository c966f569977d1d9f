import { afterEach, vi } from 'vitest';

/** Cleans up after each test, because the next one in the same process shares its globals, timers and spies. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
