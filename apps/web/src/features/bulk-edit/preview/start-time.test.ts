import { expect, test } from 'vitest';
import { startNow, startOf, startOptions } from './start-time.ts';

const at = (hour: number) => new Date(2026, 10, 23, hour, 30);

test('@BULK-1 an edit starts at the next 22:00 on the user’s clock', () => {
  const evening = { ...startNow, kind: 'evening' } as const;
  expect(startOf(evening, at(15))).toBe(new Date(2026, 10, 23, 22).getTime());
  expect(startOf(evening, at(22))).toBe(new Date(2026, 10, 24, 22).getTime());
  expect(startOptions(at(15))[1].label).toBe('Start tonight at 10:00 PM');
  expect(startOptions(at(22))[1].label).toBe('Start tomorrow at 10:00 PM');
});

test('@BULK-1 an edit starts at the chosen time if the time is in the future', () => {
  const chosen = { kind: 'chosen', date: '2026-11-23', time: '16:00' } as const;
  expect(startOf(chosen, at(15))).toBe(new Date(2026, 10, 23, 16).getTime());
  expect(startOf(chosen, at(16))).toBeUndefined();
  expect(startOf({ ...chosen, time: '' }, at(15))).toBeUndefined();
  expect(startOf(startNow, at(15))).toBeNull();
});
