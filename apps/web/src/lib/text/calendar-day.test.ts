import { expect, test, vi } from 'vitest';
import { dayOf, localToday } from './calendar-day.ts';

test.each([
  ['UTC', '2026-12-23'],
  ['America/Los_Angeles', '2026-12-23'],
  ['Pacific/Auckland', '2026-12-24'],
])('@CARD-6 in %s the day is %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime('2026-12-23T12:00:00Z');
  expect(localToday()).toBe(day);
  expect(dayOf('soon')).toBeNull();
});
