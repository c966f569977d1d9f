import { expect, test } from 'vitest';
import { tooMany } from './selection-limit.ts';

test('a selection above the limit is reported before the action @LOC-7', () => {
  expect(tooMany(10_000)).toBeUndefined();
  expect(tooMany(10_001)).toBe(
    'You can select up to 10,000 locations. Narrow your search or filters.',
  );
});
