import { expect, test } from 'vitest';
import { countText } from './group-digits.ts';

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [1204, '1,204 rows'],
])('%i is counted as %s', (count, text) => {
  expect(countText(count, 'row')).toBe(text);
});
