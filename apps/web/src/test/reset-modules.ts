import { afterAll, vi } from 'vitest';

/** The next test file in the same process shares the modules. */
afterAll(() => {
  vi.resetModules();
});
