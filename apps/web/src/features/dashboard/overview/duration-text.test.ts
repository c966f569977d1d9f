import { expect, test } from 'vitest';
import { coarseDurationText } from './duration-text.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, '1 minute'],
  [119 * minute, '119 minutes'],
  [2 * hour, '2 hours'],
  [47 * hour, '47 hours'],
  [60 * hour, '3 days'],
])('@CARD-6 %i ms is %s', (ms, text) => {
  expect(coarseDurationText(ms)).toBe(text);
});
