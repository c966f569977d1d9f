import { expect, test } from 'vitest';
import { retryDelay, retryTime } from './retry-delay.ts';

const throttled = (message: string | null) => ({ reason: 'THROTTLED', message });

test.each([
  ['Try again in a minute.', 60_000],
  ['Try again in 5 minutes.', 300_000],
  ['Wait one hour.', 3_600_000],
  ['Try again in a few hours.', 10_800_000],
  ['This can’t be updated right now.', 10_800_000],
  [null, 10_800_000],
] as const)('@DET-3 "%s" asks to wait', (message, delay) => {
  expect(retryDelay(throttled(message))).toBe(delay);
});

test('@DET-3 only a rate limit delays the retry', () => {
  expect(retryDelay({ reason: 'INVALID_URL', message: 'Wait one hour.' })).toBe(0);
});

test('@DET-3 the retry is at the next full minute after the longest wait, and at once after it', () => {
  const since = Date.parse('2026-11-23T15:18:20Z');
  const at = Date.parse('2026-11-23T15:20:00Z');
  const earlier = { ...throttled('in a minute'), since: since - 60_000 };
  const reasons = [
    earlier,
    { ...throttled('in a minute'), since },
    { reason: 'INVALID_URL', message: null, since: at },
  ];
  expect(retryTime(reasons, since)).toBe(at);
  expect(retryTime(reasons, at)).toBeNull();
  expect(retryTime([earlier], since)).toBe(at - 60_000);
  expect(retryTime([], since)).toBeNull();
});
