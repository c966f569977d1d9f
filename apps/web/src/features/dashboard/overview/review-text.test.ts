import { plainUpdate } from '@placekeeper/contracts/testing/plain-update';
import { expect, test, vi } from 'vitest';

test.each([
  ['UTC', 'Mar 1, 2026'],
  ['America/Los_Angeles', 'Feb 28, 2026'],
  ['Pacific/Auckland', 'Mar 1, 2026'],
])('@CARD-6 in %s the oldest update of a group is from %s', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  // Formatters keep the zone in which they were created.
  vi.resetModules();
  const { sinceText } = await import('./review-text.ts');
  const updates = ['2026-03-02T12:00:00Z', '2026-03-01T03:00:00Z'].map((created_at) =>
    plainUpdate({ created_at }),
  );
  expect(sinceText(updates)).toBe(` since ${day}`);
});
