import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
test.each([
  ['en-US', '9:00 AM', '12:00 AM'],
  ['en-GB', '09:00', '24:00'],
])('@DET-2 a time in %s', async (language, morning, midnight) => {
  vi.stubGlobal('navigator', { languages: [language] });
  const { localTime } = await import('./format.ts');
  expect(localTime('09:00')).toBe(morning);
  expect(localTime('24:00')).toBe(midnight);
  expect(localTime('noon')).toBe('noon');
});
