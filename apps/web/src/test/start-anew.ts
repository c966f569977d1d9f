import { afterAll, vi } from 'vitest';

/** Set-up of test files that share a process but change globals, timers and the state of modules. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});
