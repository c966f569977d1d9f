import { expect, test } from 'vitest';
import { openStatusText } from './open-status-text.ts';

test.each([
  ['open', 'Open'],
  ['closed_temporarily', 'Temporarily closed'],
  ['closed_permanently', 'Permanently closed'],
  ['opening_very_soon', 'opening very soon'],
])('the status %s is shown as %s', (status, text) => {
  expect(openStatusText(status)).toBe(text);
});
