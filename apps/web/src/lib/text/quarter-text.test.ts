import { expect, test } from 'vitest';
import { quarterText } from './quarter-text.ts';

test.each([
  [0, 'Less than 25%'],
  [20.8, 'Less than 25%'],
  [25, 'At least 25%'],
  [74, 'At least 50%'],
  [99.9, 'At least 75%'],
  [100, '100%'],
])('@BULK-1 @IMP-2 %d percent is announced as a quarter that is true', (percent, text) => {
  expect(quarterText(percent)).toBe(text);
});
