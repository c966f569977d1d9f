import { expect, test } from 'vitest';
import { tooMany } from './selection-limit.ts';

test('a selection above the limit is reported before the action @LOC-7', () => {
  expect(tooMany(10_000)).toBeUndefined();
  expect(tooMany(10_001)).toBe('At most 10,000 at once. Narrow them down by search or filters.');
});
