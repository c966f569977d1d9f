import { describe, expect, test } from 'vitest';
import { formatRelative } from './relative-time.ts';

const now = new Date(2026, 10, 20, 9, 30).getTime();
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();

describe('formatRelative', () => {
  test.each([
    [at(2026, 10, 20, 9, 30), 'now'],
    [at(2026, 10, 20, 9, 16), '14 minutes ago'],
    [at(2026, 10, 20, 7, 0), '2 hours ago'],
    [at(2026, 10, 20, 9, 33), 'now'],
    [at(2026, 10, 20, 11, 30), '20 Nov'],
    [at(2026, 10, 21, 9, 0), '21 Nov'],
    [at(2026, 10, 19, 23, 0), 'yesterday'],
    [at(2026, 10, 14, 12), '6 days ago'],
    [at(2026, 10, 13, 12), '13 Nov'],
    [at(2025, 10, 20), '20 Nov 2025'],
  ])('%d is %s', (time, text) => {
    expect(formatRelative(time, now, 'en-GB', 'long')).toBe(text);
  });

  test('is short for table columns', () => {
    expect(formatRelative(at(2026, 10, 20, 9, 16), now, 'en-GB', 'narrow')).toBe('14 min ago');
  });

  test('minutes take precedence over calendar days', () => {
    const justPast = at(2026, 10, 20, 0, 10);
    expect(formatRelative(at(2026, 10, 19, 23, 50), justPast, 'en-GB', 'long')).toBe(
      '20 minutes ago',
    );
  });
});
